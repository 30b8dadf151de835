/** Presses on controls whose code had not loaded yet. A page without waiting controls keeps none. */
export const earlyPresses: EventTarget[] = [];
const EARLY_PRESSES_MAX = 9;

/** React drops a click on a part that it cannot hydrate yet, so it is recorded before React hears of it. */
export function recordPress({ target }: Event): void {
  if (target && earlyPresses.length < EARLY_PRESSES_MAX) earlyPresses.push(target);
}

/** At the first scroll or press: the part below the first screen is about to be used. */
export function firstScroll(): Promise<void> {
  // A page that is prerendered has it all.
  if (typeof window === 'undefined') return Promise.resolve();
  window.addEventListener('click', recordPress, true);
  if (window.scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['scroll', 'click'])
      window.addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
  });
}
