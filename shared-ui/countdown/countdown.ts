/** All times in milliseconds; `now` is epoch time and always comes from outside. */
export const MILLIS_PER_SECOND = 1000;
export const MILLIS_PER_MINUTE = 60 * MILLIS_PER_SECOND;

/** Where the live room's first timer starts, and what its progress bar measures against. */
export const COUNTDOWN_DURATION_MS = 10 * MILLIS_PER_MINUTE;

/** What one press of -1m or +1m is worth. */
export const STEP_MS = MILLIS_PER_MINUTE;

/** The last minute, in which everyone stands by. */
export const STANDBY_FROM_MS = MILLIS_PER_MINUTE;

/** A countdown as facts: what is left follows from them and the time, so a late tick loses nothing. */
export interface Countdown {
  /** What was left at `runningSince`; while paused, what is left. */
  readonly remainingMs: number;
  /** Null while paused. */
  readonly runningSince: number | null;
}

export type Phase = 'counting' | 'standby' | 'time';

/** A full countdown that waits to be started. */
export const fullCountdown: Countdown = { remainingMs: COUNTDOWN_DURATION_MS, runningSince: null };

/** What is left. A clock that was set back does not give time back. */
export function remainingAt({ remainingMs, runningSince }: Countdown, now: number): number {
  if (runningSince === null) return remainingMs;
  return Math.max(0, remainingMs - Math.max(0, now - runningSince));
}

/** Starts or goes on; one that has run out starts over. */
export function resume(countdown: Countdown, now: number): Countdown {
  const left = remainingAt(countdown, now);
  return { remainingMs: left > 0 ? left : COUNTDOWN_DURATION_MS, runningSince: now };
}

export function pause(countdown: Countdown, now: number): Countdown {
  return { remainingMs: remainingAt(countdown, now), runningSince: null };
}

/** Adds time, or takes it when negative; never below zero. */
export function adjust(countdown: Countdown, byMs: number, now: number): Countdown {
  return {
    remainingMs: Math.max(0, remainingAt(countdown, now) + byMs),
    runningSince: countdown.runningSince === null ? null : now,
  };
}

export function phaseOf(remainingMs: number): Phase {
  if (remainingMs <= 0) return 'time';
  return remainingMs <= STANDBY_FROM_MS ? 'standby' : 'counting';
}

/** The elapsed share of the full duration, from 0 to 1. */
export function elapsedShare(remainingMs: number): number {
  return Math.min(1, Math.max(0, 1 - remainingMs / COUNTDOWN_DURATION_MS));
}

/** `9:59`, or `1:02:03` from an hour on. A second that has begun counts: 9:59.2 left reads 10:00. */
export function formatRemaining(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / MILLIS_PER_SECOND);
  const twoDigits = (count: number) => String(count % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const start = hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes;
  return `${start}:${twoDigits(seconds)}`;
}

/** How long the figure stays as it is. */
export function millisToNextFigure(remainingMs: number): number {
  return ((remainingMs - 1) % MILLIS_PER_SECOND) + 1;
}
