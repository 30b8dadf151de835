import { useEffect, useEffectEvent, useState } from 'react';

/** After a refusal, or a lock that was let go of, the browser is asked again: later each time. */
const AGAIN_FIRST_MS = 1_000;
const AGAIN_MAX_MS = 60_000;

/** Asks for the screen to stay awake; undefined where the browser cannot or will not. */
async function requestLock(): Promise<WakeLockSentinel | undefined> {
  if (!('wakeLock' in navigator)) return undefined;
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    // Refused, for instance to save the battery: the show goes on, and the screen may dim.
    return undefined;
  }
}

/**
 * Keeps the screen awake while it is mounted. Browsers let go of the lock when the page is covered.
 *
 * @param onAnswer hears whether the browser keeps it awake
 * @returns false while the browser refuses, or cannot
 */
export function useWakeLock(onAnswer?: (isAwake: boolean) => void): boolean {
  const [isAwake, setIsAwake] = useState(true);
  const answer = useEffectEvent((nowAwake: boolean) => {
    setIsAwake(nowAwake);
    onAnswer?.(nowAwake);
  });
  useEffect(() => {
    let held: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    let isWanted = true;
    let delayMs = AGAIN_FIRST_MS;
    let again: ReturnType<typeof setTimeout> | undefined;

    async function release(lock: Promise<WakeLockSentinel | undefined>): Promise<void> {
      await (await lock)?.release();
    }

    function askLater(): void {
      answer(false);
      clearTimeout(again);
      if (!isWanted || !('wakeLock' in navigator)) return;
      again = setTimeout(hold, delayMs);
      delayMs = Math.min(AGAIN_MAX_MS, delayMs * 2);
    }

    async function watch(lock: Promise<WakeLockSentinel | undefined>): Promise<void> {
      const found = await lock;
      if (held !== lock) return;
      // To save the battery a browser lets go of it on a page that is seen, too.
      if (!found || found.released) return askLater();
      answer(true);
      found.addEventListener('release', () => {
        if (held === lock) askLater();
      });
    }

    function hold(): void {
      clearTimeout(again);
      if (!isWanted || document.hidden) return;
      const before = held;
      held = requestLock();
      void watch(held);
      void release(before);
    }

    const handleVisibility = () => {
      delayMs = AGAIN_FIRST_MS;
      hold();
    };
    hold();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isWanted = false;
      clearTimeout(again);
      document.removeEventListener('visibilitychange', handleVisibility);
      void release(held);
    };
  }, []);
  return isAwake;
}
