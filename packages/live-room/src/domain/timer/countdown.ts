import { formatBalance, formatRemaining, shownSeconds } from '@standby/contracts/countdown';
import type { Timer } from '../room/room-schema';
import { clockFigure, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from './time';

/*
 * Everything that a timer shows, derived from its facts and one moment of the room's time.
 *
 * A second counts until it is over: 600 s show 10:00 for one second, then 9:59; the last one shows
 * 0:01; at 0:00 time is up and the overrun starts at 0:00. So shown seconds are rounded up.
 */

export type Threshold = 'normal' | 'standby' | 'time';
export type Phase = 'idle' | 'running' | 'paused' | 'ended';

/** What a timer does now: one that is paused may go on, one that ended is over. */
export function phaseOf({ run }: Pick<Timer, 'run'>): Phase {
  return run.phase === 'paused' && run.isEnded === true ? 'ended' : run.phase;
}

/** How long a timer has run, in ms. A moment before its start (another window's) counts as the start. */
export function elapsedMs(timer: Timer, nowMs: number): number {
  const { run } = timer;
  if (run.phase === 'idle') return 0;
  if (run.phase === 'paused') return run.elapsedMs;
  return run.elapsedBeforeMs + Math.max(0, nowMs - run.startedAtMs);
}

/** Remaining time in ms; below zero it is the overrun. */
export function balanceMs(timer: Timer, nowMs: number): number {
  return timer.durationMs + timer.adjustedMs - elapsedMs(timer, nowMs);
}

export function remainingMs(timer: Timer, nowMs: number): number {
  return Math.max(0, balanceMs(timer, nowMs));
}

export function overrunMs(timer: Timer, nowMs: number): number {
  return Math.max(0, -balanceMs(timer, nowMs));
}

/** Share of the timer's duration that is no longer there, 0 to 1; +1m and -1m move it, too. */
export function progress(timer: Timer, nowMs: number): number {
  const share = (timer.durationMs - remainingMs(timer, nowMs)) / timer.durationMs;
  return Math.min(1, Math.max(0, share));
}

/** Where on the way of `progress` Standby begins, 0 to 1; 1 where a timer has no warning. */
export function warningShare({ durationMs, warningMs }: Timer): number {
  return Math.max(0, durationMs - warningMs) / durationMs;
}

/** `standby` from the warning on, `time` from zero on. Changes together with the shown second. */
export function thresholdOf(timer: Timer, nowMs: number): Threshold {
  const seconds = shownSeconds(balanceMs(timer, nowMs));
  if (seconds <= 0) return 'time';
  return seconds * MILLIS_PER_SECOND <= timer.warningMs ? 'standby' : 'normal';
}

/** One timer as a screen renders it. */
export interface Figure {
  readonly phase: Phase;
  /** `10:00`; never below `0:00`. */
  readonly remaining: string;
  readonly remainingSeconds: number;
  /** What is shown large: the remaining time, and past zero how far the timer is over, `+0:07`. */
  readonly large: string;
  /** `0:07` once time is up and the timer has run on; null before. */
  readonly overrun: string | null;
  readonly overrunSeconds: number;
  readonly threshold: Threshold;
  /** 0 to 1. */
  readonly progress: number;
}

/** Whether a timer that was started has a minute or less to go. */
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

/** When a running timer reaches, or reached, zero; undefined while it does not run. */
export function zeroAtMs(timer: Timer): number | undefined {
  if (timer.run.phase !== 'running') return undefined;
  return timer.run.startedAtMs + timer.durationMs + timer.adjustedMs - timer.run.elapsedBeforeMs;
}
