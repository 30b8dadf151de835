import type { RunningTimer } from '@standby/contracts';
import {
  formatBalance,
  millisToNextFigure,
  phaseOf,
  type Phase,
} from '@standby/contracts/countdown';

/** A running timer as a card shows it at one moment. */
export interface LiveTimer {
  readonly phase: Phase;
  /** `8:42`, and past zero how far it is over: `+0:07`. */
  readonly figure: string;
  /** How long the figure stays as it is, in ms. */
  readonly changesInMs: number;
}

/** What the live room shows of the timer at `nowMs`, ms since 1970. */
export function liveTimerAt({ zeroAtMs, warningMs }: RunningTimer, nowMs: number): LiveTimer {
  const balanceMs = zeroAtMs - nowMs;
  return {
    phase: phaseOf(balanceMs, warningMs),
    figure: formatBalance(balanceMs),
    changesInMs: millisToNextFigure(balanceMs),
  };
}
