import { useSyncExternalStore } from 'react';
import { NEUTRAL_CLOCK, type Clock } from '../../text';
import { followClock, readClock } from './clock-store';

/** Returns the clock of a prerendered page, which has no user yet. */
const serverSnapshot = (): Clock => NEUTRAL_CLOCK;

/**
 * Returns the clock for reading and typing times of day in this browser. A choice reaches other
 * tabs.
 */
export function useClock(): Clock {
  return useSyncExternalStore(followClock, readClock, serverSnapshot);
}
