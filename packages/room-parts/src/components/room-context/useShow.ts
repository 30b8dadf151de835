import { useContext, useMemo, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { readApiBase } from '@standby/contracts';
import { truncateForSentence } from '@standby/shared-ui/text';
import {
  readStoredShows,
  type RoomTitle,
  roomTitleOf,
  subscribeToStoredShows,
} from '../../data/show-title';
import { RoomContext } from './room-context';

export interface ShowOfRoom extends RoomTitle {
  readonly showId: string;
}

/** Title until the server has sent one. */
const UNKNOWN_TITLE = 'Room';

const getStoredShows = () => readStoredShows(() => localStorage);
const neverNotifies = () => () => undefined;

/** Returns the title in connected mode; null outside a room, and before the server has sent it. */
function useServerTitle(): string | null {
  const room = useContext(RoomContext);
  const getTitle = () => room?.getSnapshot().connection?.title ?? null;
  return useSyncExternalStore(room?.subscribe ?? neverNotifies, getTitle);
}

/** Returns the show of the address, with its room’s current title. */
export function useShow(): ShowOfRoom {
  const { roomId = '' } = useParams();
  const storedShows = useSyncExternalStore(subscribeToStoredShows, getStoredShows);
  const serverTitle = useServerTitle();
  return useMemo(() => {
    const sample = roomTitleOf(storedShows, roomId);
    if (readApiBase() === undefined) return { showId: roomId, ...sample };
    const title = truncateForSentence(serverTitle ?? UNKNOWN_TITLE);
    return { showId: roomId, title, isSample: false };
  }, [roomId, storedShows, serverTitle]);
}
