import type { RunningTimer } from '@standby/contracts';
import {
  formatBalance,
  millisToNextFigure,
  phaseOf,
  type Phase,
} from '@standby/contracts/countdown';

/** Running timer as a card shows it at one moment. */
export interface LiveTimer {
  readonly phase: Phase;
  /** Remaining time such as `8:42`, or the time past zero such as `+0:07`. */
  readonly figure: string;
  /** Milliseconds until the figure changes. */
  readonly changesInMs: number;
}

/** Returns the live room's timer as it is shown at `nowMs`, ms since 1970. */
export function liveTimerAt({ zeroAtMs, warningMs }: RunningTimer, nowMs: number): LiveTimer {
  const balanceMs = zeroAtMs - nowMs;
  return {
    phase: phaseOf(balanceMs, warningMs),
    figure: formatBalance(balanceMs),
    changesInMs: millisToNextFigure(balanceMs),
  };
}
