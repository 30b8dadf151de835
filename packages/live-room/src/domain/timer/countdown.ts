import { formatBalance, formatRemaining, shownSeconds } from '@standby/contracts/countdown';
import type { Timer } from '../state/room-schema';
import { clockFigure, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../time/time';

/*
 * Derives everything that a timer shows from its facts and one moment of the room's time.
 *
 * A second counts until it is over: 600 s show 10:00 for one second, then 9:59. The last second
 * shows 0:01. At 0:00 time is up, and the overrun starts at 0:00. So shown seconds are rounded up.
 */

export type Threshold = 'normal' | 'standby' | 'time';
type Phase = 'idle' | 'running' | 'paused' | 'ended';

/** Returns the phase of a timer. A paused timer may continue; an ended one is over. */
export function phaseOf({ run }: Pick<Timer, 'run'>): Phase {
  return run.phase === 'paused' && run.isEnded === true ? 'ended' : run.phase;
}

/**
 * Returns the ms that a timer has run. A moment before its start, from another window, counts as
 * the start.
 */
export function elapsedMs(timer: Timer, nowMs: number): number {
  const { run } = timer;
  if (run.phase === 'idle') return 0;
  if (run.phase === 'paused') return run.elapsedMs;
  return run.elapsedBeforeMs + Math.max(0, nowMs - run.startedAtMs);
}

/** Returns the remaining time in ms; below zero for an overrun. */
export function balanceMs(timer: Timer, nowMs: number): number {
  return timer.durationMs + timer.adjustedMs - elapsedMs(timer, nowMs);
}

export function remainingMs(timer: Timer, nowMs: number): number {
  return Math.max(0, balanceMs(timer, nowMs));
}

/**
 * Returns the share of the timer's duration that has been used, 0 to 1; +1m and -1m also change it.
 */
export function progress(timer: Timer, nowMs: number): number {
  const share = (timer.durationMs - remainingMs(timer, nowMs)) / timer.durationMs;
  return Math.min(1, Math.max(0, share));
}

/**
 * Returns the value of `progress` at which Standby begins, 0 to 1; 1 for a timer without a warning.
 */
export function warningShare({ durationMs, warningMs }: Timer): number {
  return Math.max(0, durationMs - warningMs) / durationMs;
}

/**
 * Returns `standby` from the warning on, `time` from zero on. The threshold changes with the shown
 * second.
 */
export function thresholdOf(timer: Timer, nowMs: number): Threshold {
  const seconds = shownSeconds(balanceMs(timer, nowMs));
  if (seconds <= 0) return 'time';
  return seconds * MILLIS_PER_SECOND <= timer.warningMs ? 'standby' : 'normal';
}

/** A timer as a screen renders it. */
export interface Figure {
  readonly phase: Phase;
  /** Remaining time as text: `10:00`, never below `0:00`. */
  readonly remaining: string;
  readonly remainingSeconds: number;
  /** Large figure: the remaining time, and past zero the overrun, `+0:07`. */
  readonly large: string;
  /** Overrun as text, `0:07`, once time is up and the timer has run on; null before. */
  readonly overrun: string | null;
  readonly overrunSeconds: number;
  readonly threshold: Threshold;
  /** Used share of the duration, 0 to 1. */
  readonly progress: number;
}

/** Whether a started timer has a minute or less to go. */
export function isLastMinute({ phase, remainingSeconds }: Figure): boolean {
  const isLast = remainingSeconds > 0 && remainingSeconds * MILLIS_PER_SECOND <= MILLIS_PER_MINUTE;
  return isLast && (phase === 'running' || phase === 'paused');
}

export function figureOf(timer: Timer, nowMs: number): Figure {
  const balance = balanceMs(timer, nowMs);
  const seconds = shownSeconds(balance);
  const remainingSeconds = Math.max(0, seconds);
  const overrunSeconds = Math.max(0, -seconds);
  const isOver = seconds <= 0 && (balance < 0 || timer.run.phase === 'running');
  return {
    phase: phaseOf(timer),
    remaining: formatRemaining(balance),
    remainingSeconds,
    large: formatBalance(balance),
    overrun: isOver ? clockFigure(overrunSeconds) : null,
    overrunSeconds,
    threshold: thresholdOf(timer, nowMs),
    progress: progress(timer, nowMs),
  };
}

/** Returns the past or future zero of a running timer; undefined while it does not run. */
export function zeroAtMs(timer: Timer): number | undefined {
  if (timer.run.phase !== 'running') return undefined;
  return timer.run.startedAtMs + timer.durationMs + timer.adjustedMs - timer.run.elapsedBeforeMs;
}
