import { shownSeconds } from '@standby/contracts/countdown';
import type { Timer } from '../room/room-schema';
import { balanceMs } from './countdown';
import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from './time';

/** `tick` for each second of the last minute, `time` at zero. */
export type LastMinuteSignal = 'tick' | 'time';

const LAST_SECONDS = MILLIS_PER_MINUTE / MILLIS_PER_SECOND;

/** A zero that was passed longer ago is no news: the computer slept, or the window was hidden. */
const STALE_SECONDS = 2;

/**
 * What is heard or felt of a running timer between two moments. Time that passes is signalled, acts
 * are not: ask with the same facts for both moments.
 */
export function lastMinuteSignal(
  timer: Timer,
  fromMs: number,
  toMs: number,
): LastMinuteSignal | null {
  if (timer.run.phase !== 'running') return null;
  const from = shownSeconds(balanceMs(timer, fromMs));
  const to = shownSeconds(balanceMs(timer, toMs));
  if (to >= from) return null;
  if (to > 0) return to <= LAST_SECONDS ? 'tick' : null;
  return from > 0 && to > -STALE_SECONDS ? 'time' : null;
}
