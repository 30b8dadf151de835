import { readShowTitle, SHOWS_KEY } from 'shared-ui/contracts';
import { truncateForSentence } from 'shared-ui/text';

/** What a room is called where no show has its id. */
export const SAMPLE_ROOM_TITLE = 'Sample room';

export interface RoomTitle {
  readonly title: string;
  /** True where no show has this id: the room opens all the same. */
  readonly isSample: boolean;
}

/** The name of a room: its show's, also of a show that was created in this browser. */
export function roomTitle(showId: string, storage: () => Pick<Storage, 'getItem'>): RoomTitle {
  const title = readShowTitle(storedShows(storage), showId);
  return { title: truncateForSentence(title ?? SAMPLE_ROOM_TITLE), isSample: title === undefined };
}

function storedShows(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem(SHOWS_KEY);
  } catch {
    // A browser that blocks storage has the sample shows only.
    return null;
  }
}
