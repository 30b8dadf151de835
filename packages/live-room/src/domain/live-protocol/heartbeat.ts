import { MILLIS_PER_SECOND } from '../timer/time';

/** Interval of the authority's `beat`, P9. */
export const BEAT_MS = 700;

/** A beat may be this late on its way. */
const BEAT_LATE_MS = MILLIS_PER_SECOND;

/** A side that was not heard for this long is silent. With the time that a screen takes to say so it is less than two seconds. */
export const SILENCE_MS = BEAT_MS + BEAT_LATE_MS;

/** An act without an acknowledgement, or a stored event that did not arrive, is reported after this time. */
export const OVERDUE_MS = MILLIS_PER_SECOND;

/** Moments of the monotonic clock; undefined where nothing is awaited. */
export interface Awaited {
  /** The last message, where the authority promised beats. */
  readonly heardAtMs: number | undefined;
  /** Since when the authority has events that this window lacks, and none of them arrived. */
  readonly behindSinceMs: number | undefined;
  /** When the oldest act was done that the authority has not acknowledged. */
  readonly unsentSinceMs: number | undefined;
}

export interface Verdict {
  /** Whether the authority was heard within `SILENCE_MS`. */
  readonly isHeard: boolean;
  /** Whether stored events do not arrive. */
  readonly isBehind: boolean;
  /** Whether an act is not acknowledged within `OVERDUE_MS`. */
  readonly isSending: boolean;
}

export const NO_DOUBT: Verdict = { isHeard: true, isBehind: false, isSending: false };

const isOver = (sinceMs: number | undefined, limitMs: number, nowMs: number): boolean =>
  sinceMs !== undefined && nowMs - sinceMs >= limitMs;

/** What a window may say of its connection: the only place that judges it. */
export function verdictOn(awaited: Awaited, nowMs: number): Verdict {
  return {
    isHeard: !isOver(awaited.heardAtMs, SILENCE_MS, nowMs),
    isBehind: isOver(awaited.behindSinceMs, OVERDUE_MS, nowMs),
    isSending: isOver(awaited.unsentSinceMs, OVERDUE_MS, nowMs),
  };
}

/** When the verdict changes next if nothing arrives; undefined if it stays. */
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
