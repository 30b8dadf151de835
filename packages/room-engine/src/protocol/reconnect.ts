import { MILLIS_PER_SECOND } from '@standby/contracts/countdown';

const FIRST_MS = MILLIS_PER_SECOND / 2;
const MAX_MS = 30 * MILLIS_PER_SECOND;

/**
 * Returns the delay before a window reconnects, C10. It doubles each time, and is randomly
 * shortened by up to half, so that the windows of a server that returns do not all reconnect at
 * once.
 *
 * @param attempt number of the attempt, from 0
 * @param chance random number from 0 to 1
 */
export function reconnectDelayMs(attempt: number, chance: number): number {
  const longestMs = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(attempt + 1, 16));
  return longestMs * (1 - chance / 2);
}
