import { useContext, useMemo, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { roomTitle, type RoomTitle } from '../../data/room-title';
import { RoomContext } from './room-context';

interface ShowOfRoom extends RoomTitle {
  readonly showId: string;
}

/** Returns the show of the address, with its room’s current title. */
export function useShow(): ShowOfRoom {
  const { roomId: showId = '' } = useParams();
  const room = useContext(RoomContext);
  const titles = useMemo(() => roomTitle(showId, room), [showId, room]);
  const title = useSyncExternalStore(titles.subscribe, titles.getSnapshot);
  return useMemo(() => ({ showId, ...title }), [showId, title]);
}
