/** When the page is scrolled for the first time: what is below its first screen is about to be seen. */
export function firstScroll(): Promise<void> {
  // A page that is prerendered has it all.
  if (typeof window === 'undefined' || window.scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('scroll', () => resolve(), { once: true, passive: true });
  });
}
