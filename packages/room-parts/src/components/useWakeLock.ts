import { useEffect, useEffectEvent, useState } from 'react';

/** Text on a screen that the browser does not keep awake. */
export const MAY_SLEEP =
  'This screen may go dark. Switch off the screen lock in the settings of this device.';

/** Delays before the lock is requested again after a refusal or a release, longer each time. */
const AGAIN_FIRST_MS = 1_000;
const AGAIN_MAX_MS = 60_000;

/** Requests the wake lock; undefined if the browser cannot or will not grant it. */
async function requestLock(): Promise<WakeLockSentinel | undefined> {
  if (!('wakeLock' in navigator)) return undefined;
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    // The browser refused, for instance to save the battery. The show goes on, and the screen may
    // dim.
    return undefined;
  }
}

/**
 * Keeps the screen awake while it is mounted. Browsers release the lock when the page is covered.
 * @param onAnswer receives whether the browser keeps the screen awake
 * @returns false while the browser refuses or cannot keep it awake
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
      // A browser may also release the lock on a visible page, to save the battery.
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
