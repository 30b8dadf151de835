import { useEffect, useState } from 'react';
import { COUNTDOWN_DURATION_MS, millisToNextFigure } from '@standby/contracts/countdown';

/** Returns the remaining time of ten minutes that began when this page was opened. */
const remainingAt = (now: number): number =>
  Math.max(0, performance.timeOrigin + COUNTDOWN_DURATION_MS - now);

/**
 * Returns the remaining time of ten minutes from the opening of the page, the same in all steps of
 * signing up.
 */
export function useCurtain(): number {
  const [remainingMs, setRemainingMs] = useState(() => remainingAt(Date.now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      const leftMs = remainingAt(Date.now());
      setRemainingMs(leftMs);
      if (leftMs > 0) timer = setTimeout(look, millisToNextFigure(leftMs));
    };
    look();
    // A tab that was suspended updates as soon as it is visible again.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return remainingMs;
}
