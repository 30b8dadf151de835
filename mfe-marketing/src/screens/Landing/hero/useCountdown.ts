import { useEffect, useState } from 'react';
import {
  adjust,
  fullCountdown,
  millisToNextFigure,
  pause,
  remainingAt,
  resume,
  type Countdown,
} from '../../../domain/countdown';

export interface CountdownControl {
  readonly remainingMs: number;
  readonly isRunning: boolean;
  readonly start: () => void;
  readonly pause: () => void;
  readonly adjust: (byMs: number) => void;
}

/** The countdown, and when it was last looked at. */
interface View {
  readonly countdown: Countdown;
  readonly now: number;
}

function startedView(): View {
  const now = Date.now();
  return { countdown: resume(fullCountdown, now), now };
}

function isUnderWay({ countdown, now }: View): boolean {
  return countdown.runningSince !== null && remainingAt(countdown, now) > 0;
}

/**
 * A countdown that runs as soon as it is on the page. It renders when its figure changes, on the
 * second; a tab that slept through some seconds is right as soon as it is seen again.
 */
export function useCountdown(): CountdownControl {
  const [view, setView] = useState(startedView);

  const change = (next: (countdown: Countdown, now: number) => Countdown): void => {
    const now = Date.now();
    setView(({ countdown }) => ({ countdown: next(countdown, now), now }));
  };

  useEffect(() => {
    if (!isUnderWay(view)) return undefined;
    const look = (): void => setView(({ countdown }) => ({ countdown, now: Date.now() }));
    const remainingMs = remainingAt(view.countdown, Date.now());
    const timer = setTimeout(look, millisToNextFigure(remainingMs));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [view]);

  return {
    remainingMs: remainingAt(view.countdown, view.now),
    isRunning: isUnderWay(view),
    start: () => change(resume),
    pause: () => change(pause),
    adjust: (byMs) => change((countdown, now) => adjust(countdown, byMs, now)),
  };
}
