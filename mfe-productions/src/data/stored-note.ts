/** What another remote notes in this browser's storage under one key, for this one to read. */
export interface StoredNote {
  /** Null where nothing is noted. */
  readonly read: () => string | null;
  /** Notifies when another window changes it, also while this page is in the back-forward cache. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function storedNote(key: string): StoredNote {
  return {
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        // A browser that blocks storage keeps no room either.
        return null;
      }
    },
    subscribe(listener) {
      const listening = new AbortController();
      const { signal } = listening;
      const handleStorage = (event: StorageEvent) => {
        // No key: everything was cleared.
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
