import { useEffect, useState } from 'react';
import {
  adjust,
  millisToNextFigure,
  pause,
  remainingAt,
  resume,
  type Countdown,
} from '@standby/contracts/countdown';

export interface CountdownControl {
  readonly remainingMs: number;
  readonly isRunning: boolean;
  readonly start: () => void;
  readonly pause: () => void;
  readonly adjust: (byMs: number) => void;
}

/**
 * Runs a countdown that begins when it appears on the page at `now`. It renders only when its
 * figure changes. A tab that was suspended updates as soon as it is visible again.
 */
export function useCountdown(begin: (now: number) => Countdown): CountdownControl {
  const [countdown, setCountdown] = useState(() => begin(Date.now()));
  const [now, setNow] = useState(() => countdown.runningSince ?? 0);
  const remainingMs = remainingAt(countdown, now);

  const change = (next: (countdown: Countdown, now: number) => Countdown): void => {
    const at = Date.now();
    setCountdown((current) => next(current, at));
    setNow(at);
  };

  useEffect(() => {
    if (countdown.runningSince === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (leftMs: number): void => {
      clearTimeout(timer);
      timer = setTimeout(look, millisToNextFigure(leftMs));
    };
    const look = (): void => {
      const at = Date.now();
      const leftMs = remainingAt(countdown, at);
      setNow(at);
      if (leftMs > 0) wait(leftMs);
    };
    wait(remainingAt(countdown, Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [countdown]);

  return {
    remainingMs,
    isRunning: countdown.runningSince !== null && remainingMs > 0,
    start: () => change(resume),
    pause: () => change(pause),
    adjust: (byMs) => change((current, at) => adjust(current, byMs, at)),
  };
}
