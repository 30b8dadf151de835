import { useCallback, useSyncExternalStore } from 'react';
import { readNote, subscribeToNote } from '@standby/room-parts/browser-note';

/** Returns the note that the show’s pages stored in this browser under a key, or null. */
export function useBrowserNote(key: string): string | null {
  const subscribe = useCallback((listener: () => void) => subscribeToNote(key, listener), [key]);
  return useSyncExternalStore(subscribe, () => readNote(key));
}
