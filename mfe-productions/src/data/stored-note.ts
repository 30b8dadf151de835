/** Text that another remote stores in this browser under one key for this remote to read. */
export interface StoredNote {
  /** Returns the text; null if none is stored. */
  readonly read: () => string | null;
  /**
   * Calls the listener when another window changes the text, also while this page is in the
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
        // A browser that blocks storage does not store rooms either.
        return null;
      }
    },
    subscribe(listener) {
      const listening = new AbortController();
      const { signal } = listening;
      const handleStorage = (event: StorageEvent) => {
        // An event without a key means that the whole storage was cleared.
        if (event.key === key || event.key === null) listener();
      };
      const handlePageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener();
      };
      window.addEventListener('storage', handleStorage, { signal });
      window.addEventListener('pageshow', handlePageShow, { signal });
      return () => listening.abort();
    },
  };
}
