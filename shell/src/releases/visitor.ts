const STORAGE_KEY = 'standby:visitor';

/**
 * A number from 0 to 1 that stays with this browser, so that a canary's share of the visitors is
 * always the same people. It is drawn at random and says nothing about the person.
 */
export function visitorNumber(random: () => number = Math.random): number {
  try {
    const stored = Number.parseFloat(localStorage.getItem(STORAGE_KEY) ?? '');
    if (stored >= 0 && stored < 1) return stored;
    const drawn = random();
    localStorage.setItem(STORAGE_KEY, String(drawn));
    return drawn;
  } catch {
    // Without storage nobody can be recognised: such a browser stays out of canaries.
    return 1;
  }
}
