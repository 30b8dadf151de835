import { MILLIS_PER_SECOND } from '../timer/time';

const FIRST_MS = MILLIS_PER_SECOND / 2;
const MAX_MS = 30 * MILLIS_PER_SECOND;

/**
 * How long a window waits before it connects again, C10: twice as long each time, and at most half of that by chance
 * earlier, so that the windows of a server that comes back do not all come at once.
 *
 * @param attempt counts from 0
 * @param chance from 0 to 1
 */
export function reconnectDelayMs(attempt: number, chance: number): number {
  const longestMs = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(attempt + 1, 16));
  return longestMs * (1 - chance / 2);
}
