import { useSyncExternalStore } from 'react';
import { NEUTRAL_CLOCK, type Clock } from '../../text';
import { followClock, readClock } from './clock-store';

/** A prerendered page knows no person yet. */
const serverSnapshot = (): Clock => NEUTRAL_CLOCK;

/** The clock on which this browser's person reads and types times of day. The choice reaches other tabs. */
export function useClock(): Clock {
  return useSyncExternalStore(followClock, readClock, serverSnapshot);
}
