import { useEffect, useState } from 'react';

/** How often a page that is looked at asks whether the registry has moved. */
export const ASK_EVERY_MILLIS = 5 * 60_000;

/**
 * Whether the registry points elsewhere than when the page started. Asked when the page comes into
 * view and every few minutes while it is; once it has, there is nothing more to ask.
 *
 * @param hasMoved asks; a rejection counts as no
 */
export function useNewRelease(hasMoved: () => Promise<boolean>): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (isNew) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const answer = await hasMoved().catch(() => false);
      if (isCurrent && answer) setIsNew(true);
    };
    const handleVisibility = () => void ask();
    const interval = setInterval(handleVisibility, ASK_EVERY_MILLIS);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isCurrent = false;
      clearInterval(interval);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [hasMoved, isNew]);
  return isNew;
}
