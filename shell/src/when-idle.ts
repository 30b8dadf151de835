/**
 * Has something done when the browser has nothing else to do; at once in Safari, which does not say.
 *
 * @returns takes it back
 */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    act();
    return () => undefined;
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}
