import { useEffect, useState } from 'react';
import { createConnectedRoom } from '../../data/server/connected-room';
import type { Entrance } from '../../data/server/entrance';
import { NoRoom } from '../NoRoom/NoRoom';
import { RoomContext, useSnapshot } from './room-context';
import type { RoomProviderProps } from './RoomProvider';
import { useEntrance } from './useEntrance';

/** A show's room on the server, for whoever has a way into it. */
export default function ServerRoom(props: RoomProviderProps) {
  const { entrance, failure } = useEntrance(props.showId);
  return entrance ? <EnteredRoom {...props} entrance={entrance} /> : <NoRoom {...failure} />;
}

interface EnteredRoomProps extends RoomProviderProps {
  readonly entrance: Entrance;
}

function EnteredRoom({ showId, windowRole, entrance, children }: EnteredRoomProps) {
  const [room] = useState(() => createConnectedRoom(showId, windowRole, entrance));

  useEffect(() => {
    room.connect();
    return () => room.close();
  }, [room]);

  return (
    <RoomContext value={room}>
      <OnceTimeIsKnown>{children}</OnceTimeIsKnown>
    </RoomContext>
  );
}

/** Without the server's time a second on the screen may be a wrong one, T5. */
function OnceTimeIsKnown({ children }: Pick<RoomProviderProps, 'children'>) {
  const { connection } = useSnapshot();
  if (!connection) throw new Error('A room of the server has a connection.');
  const isOver = connection.ended !== null;
  return connection.isTimeKnown && !isOver ? children : <NoRoom {...connection} />;
}
