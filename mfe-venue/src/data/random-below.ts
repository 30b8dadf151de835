const RANGE = 2 ** 32;

/** Returns an unguessable whole number from 0 up to, but excluding, the bound. */
export function randomBelow(bound: number): number {
  // Numbers past the last whole multiple would make the small results a little likelier.
  const usable = RANGE - (RANGE % bound);
  for (;;) {
    const [number = RANGE] = crypto.getRandomValues(new Uint32Array(1));
    if (number < usable) return number % bound;
  }
}
