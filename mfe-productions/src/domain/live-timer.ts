import type { RunningTimer } from '@standby/shared-ui/contracts';
import {
  formatRemaining,
  millisToNextFigure,
  MILLIS_PER_SECOND,
} from '@standby/shared-ui/countdown';

export type LivePhase = 'running' | 'standby' | 'time';

/** A running timer as a card shows it at one moment. */
export interface LiveTimer {
  readonly phase: LivePhase;
  /** `8:42`, and past zero how far it is over: `+0:07`. */
  readonly figure: string;
  /** How long the figure stays as it is, in ms. */
  readonly changesInMs: number;
}

/** What the live room shows of the timer at `nowMs`, ms since 1970. */
export function liveTimerAt({ zeroAtMs, warningMs }: RunningTimer, nowMs: number): LiveTimer {
  const leftMs = zeroAtMs - nowMs;
  if (leftMs > 0) {
    const figure = formatRemaining(leftMs);
    const shownMs = Math.ceil(leftMs / MILLIS_PER_SECOND) * MILLIS_PER_SECOND;
    const phase = shownMs <= warningMs ? 'standby' : 'running';
    return { phase, figure, changesInMs: millisToNextFigure(leftMs) };
  }
  const overSeconds = Math.floor(-leftMs / MILLIS_PER_SECOND);
  const figure = formatRemaining(overSeconds * MILLIS_PER_SECOND);
  return {
    phase: 'time',
    figure: overSeconds > 0 ? `+${figure}` : figure,
    changesInMs: (overSeconds + 1) * MILLIS_PER_SECOND + leftMs,
  };
}
