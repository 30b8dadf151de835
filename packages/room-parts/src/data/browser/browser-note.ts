import type { Subscribable } from '@standby/live-room/client/ports/subscribable';
import { memoizeLast } from '../memoize-last';

/** Returns the note under a key; null if storage is blocked. */
function readNote(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Returns a note that a show’s pages keep in this browser for its live room, in sample mode. It
 * notifies when another window changes the note, and when this page returns from the back-forward
 * cache.
 * @param parse reads the text, which is null without a note and if storage is blocked
 */
export function browserNote<Content>(
  key: string,
  parse: (text: string | null) => Content,
): Subscribable<Content> {
  const parseChanged = memoizeLast(parse);
  return {
    getSnapshot: () => parseChanged(readNote(key)),
    subscribe(listener) {
      const listening = new AbortController();
      const { signal } = listening;
      const handleStorage = (event: StorageEvent): void => {
        // An event without a key means that everything was cleared.
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', handleStorage, { signal });
      window.addEventListener('pageshow', listener, { signal });
      return () => listening.abort();
    },
  };
}
