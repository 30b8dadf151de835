import { useEffect } from 'react';

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

/** Keeps the screen awake while it is mounted. Browsers let go of the lock when the page is covered. */
export function useWakeLock(): void {
  useEffect(() => {
    let held: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    let isWanted = true;

    async function release(lock: Promise<WakeLockSentinel | undefined>): Promise<void> {
      await (await lock)?.release();
    }

    const hold = () => {
      if (!isWanted || document.hidden) return;
      const before = held;
      held = requestLock();
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
