import { useEffect, useState } from 'react';
import type { RemoteName } from '../composition/places';
import { useRemoteStore } from '../remotes/useRemote';

const TICK_MILLIS = 250;

/**
 * Largest delay in ms of a tick that counts. A later tick shows that the machine is busy or the
 * window is hidden.
 */
const LATE_MILLIS = 500;

/** Number of punctual ticks, five seconds of them, after which a screen counts as stuck. */
const MOST_TICKS = 20;

/**
 * Whether the screen of a path keeps the page from going elsewhere. A screen that renders without
 * an end keeps React from the router's transition: the address changes, and the screen stays. The
 * store reports such a screen as a fault of its remote.
 *
 * @returns the state, and a function that gives the screen another try
 */
export function useStuckScreen(name: RemoteName, pathname: string): [boolean, () => void] {
  const store = useRemoteStore();
  const [stuckPath, setStuckPath] = useState<string>();
  useEffect(() => {
    const shown = window.location.pathname;
    let ticksBehind = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const { pathname: current } = window.location;
      const isLate = now - last > LATE_MILLIS;
      last = now;
      if (current === shown) ticksBehind = 0;
      else if (!isLate) ticksBehind += 1;
      if (ticksBehind < MOST_TICKS) return;
      clearInterval(timer);
      setStuckPath(pathname);
      store.failStuckScreen(name, shown, current);
    }, TICK_MILLIS);
    return () => clearInterval(timer);
  }, [name, pathname, store]);
  return [stuckPath === pathname, () => setStuckPath(undefined)];
}
