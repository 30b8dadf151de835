/** Text that another remote keeps in this browser under one key, for this one to read. */
export interface StoredNote {
  /** Returns the text; null if none is stored, and if storage is blocked. */
  readonly read: () => string | null;
  /**
   * Calls the listener when another window changes the text, and when this page returns from the
   * back-forward cache.
   */
  readonly subscribe: (listener: () => void) => () => void;
}

export function storedNote(key: string): StoredNote {
  return {
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    subscribe(listener) {
      const listening = new AbortController();
      const { signal } = listening;
      const handleStorage = (event: StorageEvent): void => {
        // An event without a key means that everything was cleared.
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', handleStorage, { signal });
      window.addEventListener('pageshow', () => listener(), { signal });
      return () => listening.abort();
    },
  };
}
