import { clockFigure, MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';

/*
 * The drift of the show from its plan: one number (`Rundown.driftMs`), which the rundown and the
 * show's total word differently.
 */

const MINUS = '\u2212';

/**
 * Returns the whole seconds of a drift, rounded towards zero: above zero the show is behind, below
 * it ahead.
 */
export function driftSeconds(driftMs: number): number {
  // `+ 0` turns -0 into 0.
  return Math.trunc(driftMs / MILLIS_PER_SECOND) + 0;
}

/** Returns a drift as a figure: `+2:14` behind the plan, `−0:40` ahead of it, `0:00` on time. */
export function driftFigure(seconds: number): string {
  if (seconds === 0) return clockFigure(0);
  return `${seconds > 0 ? '+' : MINUS}${clockFigure(Math.abs(seconds))}`;
}

/** Returns a drift in a word, because a figure alone does not say which sign means late. */
export function driftWord(seconds: number): 'behind' | 'ahead' | 'on time' {
  if (seconds === 0) return 'on time';
  return seconds > 0 ? 'behind' : 'ahead';
}

/** Returns a drift for the show's total: `+2:14 over`, `0:40 under` or `On time`. */
export function overUnderText(seconds: number): string {
  if (seconds === 0) return 'On time';
  return seconds > 0 ? `+${clockFigure(seconds)} over` : `${clockFigure(-seconds)} under`;
}
