import { shownSeconds } from '@standby/contracts/countdown';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { balanceMs } from '@standby/live-room/domain/timer/countdown';
import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';

/** Signal of the last minute: `tick` for each second, `time` at zero. */
export type LastMinuteSignal = 'tick' | 'time';

const LAST_SECONDS = MILLIS_PER_MINUTE / MILLIS_PER_SECOND;

/**
 * Age in seconds from which a passed zero gives no signal: the computer slept, or the window was
 * hidden.
 */
const STALE_SECONDS = 2;

/**
 * Returns the signal of a running timer between two moments, which people hear or feel. Only the
 * passing of time is signalled, not acts: use the same facts for both moments.
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
