/*
 * What the pages of a show note in this browser for its live room, in sample mode.
 */

/** What is noted under a key; null where storage is blocked. */
export function readNote(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Notifies when another window notes it, also while this page is in the back-forward cache. */
export function subscribeToNote(key: string, listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const handleStorage = (event: StorageEvent): void => {
    // No key: everything was cleared.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', handleStorage, { signal });
  window.addEventListener('pageshow', listener, { signal });
  return () => listening.abort();
}
