import { useSyncExternalStore } from 'react';
import { NEUTRAL_CLOCK, type Clock } from '../../text';
import { followClock, readClock } from './clock-store';

/** Clock of a prerendered page, which has no person yet. */
const serverSnapshot = (): Clock => NEUTRAL_CLOCK;

/** Returns the clock on which this browser's person reads and types times of day. A choice reaches other tabs. */
export function useClock(): Clock {
  return useSyncExternalStore(followClock, readClock, serverSnapshot);
}
