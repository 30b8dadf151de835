/**
 * Calls back when the browser is idle; at once in Safari, which has no `requestIdleCallback`.
 *
 * @returns a function that cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    callback();
    return () => undefined;
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
