import { useEffect, useState } from 'react';

/** Interval in ms in which a visible page checks the registry. */
export const CHECK_INTERVAL_MILLIS = 5 * 60_000;

/**
 * Whether a remote was released since the page started. Checks when the page becomes visible, and
 * every few minutes while it is visible. Stops after the first new release.
 *
 * @param hasNewRelease reads the registry; a rejection counts as false
 */
export function useNewRelease(hasNewRelease: () => Promise<boolean>): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (isNew) return undefined;
    let isCurrent = true;
    const check = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const isFound = await hasNewRelease().catch(() => false);
      if (isCurrent && isFound) setIsNew(true);
    };
    const handleVisibility = () => void check();
    const interval = setInterval(handleVisibility, CHECK_INTERVAL_MILLIS);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isCurrent = false;
      clearInterval(interval);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [hasNewRelease, isNew]);
  return isNew;
}
