import { ROOM_TIMERS_KEY } from 'shared-ui/contracts';

/** The timers of this browser's live rooms as they are stored; null where none are. */
export function readStoredRoomTimers(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem(ROOM_TIMERS_KEY);
  } catch {
    // A browser that blocks storage keeps no room either.
    return null;
  }
}

/** Notifies when another window changes a room's timers, also while this page is in the back-forward cache. */
export function subscribeToStoredRoomTimers(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const handleStorage = ({ key }: StorageEvent) => {
    // No key: everything was cleared.
    if (key === ROOM_TIMERS_KEY || key === null) listener();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', handleStorage, { signal });
  window.addEventListener('pageshow', handlePageShow, { signal });
  return () => listening.abort();
}
