import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { roomTitle, type RoomTitle } from '../../data/room-directory';

export interface ShowOfRoom extends RoomTitle {
  readonly showId: string;
}

/** The show that the address names, with the title that its room has. */
export function useShow(): ShowOfRoom {
  const { roomId = '' } = useParams();
  return useMemo(() => ({ showId: roomId, ...roomTitle(roomId, () => localStorage) }), [roomId]);
}
