import { shownSeconds } from '@standby/contracts/countdown';
import { clockFigure, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from './time';

const MINUS = '\u2212';

/** Returns remaining time as text: `4:05`, or `1:10 over` once time is up. */
export function balanceText(balanceMs: number): string {
  const seconds = shownSeconds(balanceMs);
  return seconds < 0 ? `${clockFigure(-seconds)} over` : clockFigure(seconds);
}

/** Returns the time that an act gave or took: `+1m`, `−1m`, `+0:30`. */
export function adjustmentText(byMs: number): string {
  const sign = byMs < 0 ? MINUS : '+';
  const size = Math.abs(byMs);
  return size % MILLIS_PER_MINUTE === 0
    ? `${sign}${size / MILLIS_PER_MINUTE}m`
    : `${sign}${clockFigure(Math.round(size / MILLIS_PER_SECOND))}`;
}
