import { missingPeopleKey } from '@standby/contracts';

/** What is noted in this browser; null where storage is blocked. */
export function readNote(showId: string): string | null {
  try {
    return localStorage.getItem(missingPeopleKey(showId));
  } catch {
    return null;
  }
}

/** Notifies when another window notes it, also while this page is in the back-forward cache. */
export function subscribeToNote(showId: string, listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const handleStorage = ({ key }: StorageEvent): void => {
    // No key: everything was cleared.
    if (key === missingPeopleKey(showId) || key === null) listener();
  };
  window.addEventListener('storage', handleStorage, { signal });
  window.addEventListener('pageshow', listener, { signal });
  return () => listening.abort();
}
