import { openBrowserStorage } from '@standby/storage';

const STORAGE_KEY = 'standby:visitor';

/**
 * Returns a random number from 0 to 1 that is stored in this browser, so that a canary always goes
 * to the same browsers. The number says nothing about the person.
 *
 * @returns 1 where storage is blocked: such a browser gets no canary
 */
export function rolloutBucket(random: () => number = Math.random): number {
  const storage = openBrowserStorage();
  const stored = Number.parseFloat(storage.read(STORAGE_KEY) ?? '');
  if (stored >= 0 && stored < 1) return stored;
  const bucket = random();
  return storage.write(STORAGE_KEY, String(bucket)) ? bucket : 1;
}
