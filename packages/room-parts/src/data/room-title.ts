import { byMode, readShowTitle, SHOWS_KEY } from '@standby/contracts';
import { truncateForSentence } from '@standby/shared-ui/text';
import type { Subscribable } from '@standby/room-engine/subscribable';
import type { Room } from '@standby/live-room/client/room';
import { browserNote } from './browser/browser-note';
import { memoizeLast } from './memoize-last';

/** Title of a room whose id belongs to no show. */
const SAMPLE_ROOM_TITLE = 'Sample room';

/** Title until the server has sent one. */
const UNKNOWN_TITLE = 'Room';

export interface RoomTitle {
  readonly title: string;
  /** Whether no show has this id. The room opens all the same. */
  readonly isSample: boolean;
}

/**
 * Returns the title of a room from the stored shows of this browser, even for a show that was
 * created here.
 */
export function titleAmongShows(storedShows: string | null, showId: string): RoomTitle {
  const title = readShowTitle(storedShows, showId);
  return { title: truncateForSentence(title ?? SAMPLE_ROOM_TITLE), isSample: title === undefined };
}

const titleInBrowser = (showId: string): Subscribable<RoomTitle> =>
  browserNote(SHOWS_KEY, (storedShows) => titleAmongShows(storedShows, showId));

const neverNotifies = () => () => undefined;

function titleOfServer(_showId: string, room: Room | undefined): Subscribable<RoomTitle> {
  const titleOf = memoizeLast((title: string | undefined | null) => ({
    title: truncateForSentence(title ?? UNKNOWN_TITLE),
    isSample: false,
  }));
  return {
    subscribe: room?.subscribe ?? neverNotifies,
    getSnapshot: () => titleOf(room?.getSnapshot().connection?.title),
  };
}

/** Returns the title of a show’s room. @param room undefined outside of the room */
export const roomTitle = (showId: string, room: Room | undefined): Subscribable<RoomTitle> =>
  byMode(titleInBrowser, titleOfServer)(showId, room);
