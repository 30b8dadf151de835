import { readShowTitle, SHOWS_KEY } from '@standby/contracts';
import { truncateForSentence } from '@standby/shared-ui/text';
import type { Unsubscribe } from '@standby/live-room/client/ports/subscribable';

/** Title of a room whose id belongs to no show. */
export const SAMPLE_ROOM_TITLE = 'Sample room';

export interface RoomTitle {
  readonly title: string;
  /** Whether no show has this id. The room opens all the same. */
  readonly isSample: boolean;
}

/** Returns the stored shows of this browser, or null. */
export function readStoredShows(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem(SHOWS_KEY);
  } catch {
    // A browser that blocks storage has only the sample shows.
    return null;
  }
}

/**
 * Notifies when another window changes the shows, and when this page returns from the back-forward
 * cache.
 */
export function subscribeToStoredShows(listener: () => void): Unsubscribe {
  const listening = new AbortController();
  const { signal } = listening;
  const handleStorage = ({ key }: StorageEvent) => {
    // An event without a key means that everything was cleared.
    if (key === SHOWS_KEY || key === null) listener();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', handleStorage, { signal });
  window.addEventListener('pageshow', handlePageShow, { signal });
  return () => listening.abort();
}

/** Returns the title of a room: its show’s, even for a show that was created in this browser. */
export function roomTitleOf(storedShows: string | null, showId: string): RoomTitle {
  const title = readShowTitle(storedShows, showId);
  return { title: truncateForSentence(title ?? SAMPLE_ROOM_TITLE), isSample: title === undefined };
}
