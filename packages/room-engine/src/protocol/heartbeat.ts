import { MILLIS_PER_SECOND } from '@standby/contracts/countdown';

/** Interval of the authority's `beat`, P9. */
export const BEAT_MS = 700;

/** Milliseconds by which a beat may be delayed on its way. */
const BEAT_LATE_MS = MILLIS_PER_SECOND;

/**
 * Milliseconds without a message after which a side counts as silent. A screen reports the silence
 * in less than two seconds in all.
 */
export const SILENCE_MS = BEAT_MS + BEAT_LATE_MS;

/** Milliseconds after which a missing acknowledgement, or a missing stored event, is reported. */
export const OVERDUE_MS = MILLIS_PER_SECOND;

/** Moments of the monotonic clock from which a window waits; undefined while it does not wait. */
export interface Awaited {
  /** Moment of the last message, if the authority promised beats. */
  readonly heardAtMs: number | undefined;
  /**
   * Moment since which this window has lacked events of the authority, and none of them has
   * arrived.
   */
  readonly behindSinceMs: number | undefined;
  /** Moment of the oldest act that the authority has not acknowledged. */
  readonly unsentSinceMs: number | undefined;
}

export interface Verdict {
  /** Whether the authority was heard within `SILENCE_MS`. */
  readonly isHeard: boolean;
  /** Whether stored events fail to arrive. */
  readonly isBehind: boolean;
  /** Whether an act has waited for its acknowledgement for `OVERDUE_MS`. */
  readonly isSending: boolean;
}

export const NO_DOUBT: Verdict = { isHeard: true, isBehind: false, isSending: false };

const isOver = (sinceMs: number | undefined, limitMs: number, nowMs: number): boolean =>
  sinceMs !== undefined && nowMs - sinceMs >= limitMs;

/** Returns the verdict on a connection. No other code judges connections. */
export function verdictOn(awaited: Awaited, nowMs: number): Verdict {
  return {
    isHeard: !isOver(awaited.heardAtMs, SILENCE_MS, nowMs),
    isBehind: isOver(awaited.behindSinceMs, OVERDUE_MS, nowMs),
    isSending: isOver(awaited.unsentSinceMs, OVERDUE_MS, nowMs),
  };
}

/** Returns when the verdict will change next if nothing arrives; undefined if it will not. */
export function nextVerdictAtMs(awaited: Awaited, nowMs: number): number | undefined {
  const { heardAtMs, behindSinceMs, unsentSinceMs } = awaited;
  const deadlines = [
    heardAtMs === undefined ? [] : heardAtMs + SILENCE_MS,
    behindSinceMs === undefined ? [] : behindSinceMs + OVERDUE_MS,
    unsentSinceMs === undefined ? [] : unsentSinceMs + OVERDUE_MS,
  ].flat();
  const ahead = deadlines.filter((deadline) => deadline > nowMs);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
