import { savesData } from './saves-data';

/**
 * Timeout of the idle callback. A page that draws constantly, such as a clock on a slow machine,
 * may never be idle.
 */
const IDLE_TIMEOUT_MS = 10_000;

/**
 * Calls back when the browser is idle, for code that is fetched in advance. Safari has no `requestIdleCallback` and
 * calls back at once. A browser that saves data never calls back.
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
