import { useMemo, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import {
  readStoredShows,
  type RoomTitle,
  roomTitleOf,
  subscribeToStoredShows,
} from '../../data/show-title';

export interface ShowOfRoom extends RoomTitle {
  readonly showId: string;
}

const getStoredShows = () => readStoredShows(() => localStorage);

/** The show that the address names, with the title that its room has now. */
export function useShow(): ShowOfRoom {
  const { roomId = '' } = useParams();
  const storedShows = useSyncExternalStore(subscribeToStoredShows, getStoredShows);
  return useMemo(
    () => ({ showId: roomId, ...roomTitleOf(storedShows, roomId) }),
    [roomId, storedShows],
  );
}
