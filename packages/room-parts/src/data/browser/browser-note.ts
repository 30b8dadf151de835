/* Notes that a show’s pages keep in this browser for its live room, in sample mode. */

/** Returns the note under a key; null if storage is blocked. */
export function readNote(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Notifies when another window changes the note, and when this page returns from the back-forward
 * cache.
 */
export function subscribeToNote(key: string, listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const handleStorage = (event: StorageEvent): void => {
    // An event without a key means that everything was cleared.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', handleStorage, { signal });
  window.addEventListener('pageshow', listener, { signal });
  return () => listening.abort();
}
