/** All times are in milliseconds; `now` is epoch time and is always an argument. */
export const MILLIS_PER_SECOND = 1000;
export const MILLIS_PER_MINUTE = 60 * MILLIS_PER_SECOND;

/** Starting value of the live room's first timer, and the full length of its progress bar. */
export const COUNTDOWN_DURATION_MS = 10 * MILLIS_PER_MINUTE;

/** One press of -1m or +1m changes the time by this. */
export const STEP_MS = MILLIS_PER_MINUTE;

/** Length of the last stretch, in which everyone stands by. */
const STANDBY_FROM_MS = MILLIS_PER_MINUTE;

/** A countdown as facts. The remaining time follows from them and the clock, so a late tick loses nothing. */
export interface Countdown {
  /** The remaining time at `runningSince`, or while paused. Below zero it is the overrun. */
  readonly balanceMs: number;
  /** Null while paused. */
  readonly runningSince: number | null;
}

export type Phase = 'counting' | 'standby' | 'time';

/** A full countdown that has not been started. */
export const fullCountdown: Countdown = { balanceMs: COUNTDOWN_DURATION_MS, runningSince: null };

/** Returns the remaining time; below zero it is the overrun. A clock that was set back does not give time back. */
export function balanceAt({ balanceMs, runningSince }: Countdown, now: number): number {
  return runningSince === null ? balanceMs : balanceMs - Math.max(0, now - runningSince);
}

export function remainingAt(countdown: Countdown, now: number): number {
  return Math.max(0, balanceAt(countdown, now));
}

/** Starts or resumes a countdown. A countdown that has run out starts over. */
export function resume(countdown: Countdown, now: number): Countdown {
  const left = remainingAt(countdown, now);
  return { balanceMs: left > 0 ? left : COUNTDOWN_DURATION_MS, runningSince: now };
}

export function pause(countdown: Countdown, now: number): Countdown {
  return { balanceMs: balanceAt(countdown, now), runningSince: null };
}

/** Adds time from now on, also past zero. A negative amount takes time away, down to zero. */
export function adjust(countdown: Countdown, byMs: number, now: number): Countdown {
  const left = remainingAt(countdown, now);
  if (left === 0 && byMs < 0) return countdown;
  return {
    balanceMs: Math.max(0, left + byMs),
    runningSince: countdown.runningSince === null ? null : now,
  };
}

/** Returns whole seconds as shown: a second that has begun counts. Negative seconds are overrun. */
export function shownSeconds(balanceMs: number): number {
  // `+ 0` turns -0 into 0.
  return Math.ceil(balanceMs / MILLIS_PER_SECOND) + 0;
}

/** Returns `standby` from the warning on and `time` from zero on. The phase changes together with the shown second. */
export function phaseOf(balanceMs: number, warningMs = STANDBY_FROM_MS): Phase {
  const seconds = shownSeconds(balanceMs);
  if (seconds <= 0) return 'time';
  return seconds * MILLIS_PER_SECOND <= warningMs ? 'standby' : 'counting';
}

/** Returns the elapsed share of a duration, from 0 to 1. */
export function elapsedShare(remainingMs: number, durationMs = COUNTDOWN_DURATION_MS): number {
  return Math.min(1, Math.max(0, 1 - remainingMs / durationMs));
}

/** Formats whole seconds as a countdown: `9:59`, or `1:02:03` from an hour on. */
export function clockFigure(seconds: number): string {
  const twoDigits = (count: number) => String(count % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const start = hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes;
  return `${start}:${twoDigits(seconds)}`;
}

/** Formats the remaining time as `9:59`, never below `0:00`. */
export function formatRemaining(balanceMs: number): string {
  return clockFigure(Math.max(0, shownSeconds(balanceMs)));
}

/** Formats the remaining time as `9:59`, and the overrun past zero as `+0:07`. */
export function formatBalance(balanceMs: number): string {
  const seconds = shownSeconds(balanceMs);
  return seconds < 0 ? `+${clockFigure(-seconds)}` : clockFigure(seconds);
}

/** Returns the milliseconds until the shown figure changes. */
export function millisToNextFigure(balanceMs: number): number {
  return balanceMs - (shownSeconds(balanceMs) - 1) * MILLIS_PER_SECOND;
}
