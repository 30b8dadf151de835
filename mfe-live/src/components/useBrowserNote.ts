import { useCallback, useSyncExternalStore } from 'react';
import { readNote, subscribeToNote } from '../data/browser/browser-note';

/** What the show's pages noted in this browser under a key; null for nothing. */
export function useBrowserNote(key: string): string | null {
  const subscribe = useCallback((listener: () => void) => subscribeToNote(key, listener), [key]);
  return useSyncExternalStore(subscribe, () => readNote(key));
}
