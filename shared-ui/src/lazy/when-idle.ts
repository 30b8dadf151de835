import { savesData } from './saves-data';

/** A page that draws all the time, such as a clock on a slow machine, may never be idle. */
const IDLE_TIMEOUT_MS = 10_000;

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
  const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
