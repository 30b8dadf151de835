import { useEffect, useEffectEvent } from 'react';

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
 */
export function useWakeLock(onAnswer?: (isAwake: boolean) => void): void {
  const answer = useEffectEvent((lock: WakeLockSentinel | undefined) => {
    onAnswer?.(lock !== undefined);
  });
  useEffect(() => {
    let held: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    let isWanted = true;

    async function release(lock: Promise<WakeLockSentinel | undefined>): Promise<void> {
      await (await lock)?.release();
    }

    async function watch(lock: Promise<WakeLockSentinel | undefined>): Promise<void> {
      const found = await lock;
      answer(found);
      // To save the battery a browser lets go of it on a page that is seen, too.
      found?.addEventListener('release', () => {
        if (held === lock) hold();
      });
    }

    const hold = () => {
      if (!isWanted || document.hidden) return;
      const before = held;
      held = requestLock();
      void watch(held);
      void release(before);
    };

    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', hold);
      void release(held);
    };
  }, []);
}
