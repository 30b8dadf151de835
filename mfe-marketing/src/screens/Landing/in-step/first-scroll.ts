/**
 * Target of presses on controls whose module had not loaded yet. A page without waiting controls
 * keeps no presses.
 */
export const earlyPresses: EventTarget[] = [];
const EARLY_PRESSES_MAX = 9;

/**
 * Records a press before React handles it, because React drops a click on a part that it cannot
 * hydrate yet.
 */
export function recordPress({ target }: Event): void {
  if (target && earlyPresses.length < EARLY_PRESSES_MAX) earlyPresses.push(target);
}

/**
 * Resolves at the first scroll or press, when the part below the first screen is about to be used.
 */
export function firstScroll(): Promise<void> {
  // A prerendered page contains everything already.
  if (typeof window === 'undefined') return Promise.resolve();
  window.addEventListener('click', recordPress, true);
  if (window.scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['scroll', 'click'])
      window.addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
  });
}
