import { readShowTitle, SHOWS_KEY } from '@standby/contracts';
import { truncateForSentence } from '@standby/shared-ui/text';
import type { Unsubscribe } from '@standby/live-room/client/subscribable';

/** What a room is called where no show has its id. */
export const SAMPLE_ROOM_TITLE = 'Sample room';

export interface RoomTitle {
  readonly title: string;
  /** True where no show has this id: the room opens all the same. */
  readonly isSample: boolean;
}

/** The shows of this browser as they are stored; null where none are. */
export function readStoredShows(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem(SHOWS_KEY);
  } catch {
    // A browser that blocks storage has the sample shows only.
    return null;
  }
}

/** Notifies when another window changes the shows, also while this page is in the back-forward cache. */
export function subscribeToStoredShows(listener: () => void): Unsubscribe {
  const listening = new AbortController();
  const { signal } = listening;
  const handleStorage = ({ key }: StorageEvent) => {
    // No key: everything was cleared.
    if (key === SHOWS_KEY || key === null) listener();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', handleStorage, { signal });
  window.addEventListener('pageshow', handlePageShow, { signal });
  return () => listening.abort();
}

/** The title of a room: its show's, also of a show that was created in this browser. */
export function roomTitleOf(storedShows: string | null, showId: string): RoomTitle {
  const title = readShowTitle(storedShows, showId);
  return { title: truncateForSentence(title ?? SAMPLE_ROOM_TITLE), isSample: title === undefined };
}
