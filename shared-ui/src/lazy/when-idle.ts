import { savesData } from './saves-data';

/**
 * Calls back when the browser is idle, for code that is fetched on a guess: at once in Safari, which has no
 * `requestIdleCallback`, and never where the browser saves data.
 *
 * @returns a function that cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  if (savesData()) return () => undefined;
  if (!('requestIdleCallback' in window)) {
    callback();
    return () => undefined;
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
