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
  const { windowRole } = props;
  if (!entrance) return <NoRoom {...failure} windowRole={windowRole} />;
  return <EnteredRoom key={entrance.holder} {...props} entrance={entrance} />;
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
      <OnceTimeIsKnown windowRole={windowRole}>{children}</OnceTimeIsKnown>
    </RoomContext>
  );
}

/** Without the server's time a second on the screen may be a wrong one, T5. */
function OnceTimeIsKnown({ windowRole, children }: Omit<RoomProviderProps, 'showId'>) {
  const { connection } = useSnapshot();
  if (!connection) throw new Error('A room of the server has a connection.');
  const isOver = connection.ended !== null;
  if (connection.isTimeKnown && !isOver) return children;
  const { phase, ended } = connection;
  return <NoRoom phase={phase} ended={ended} windowRole={windowRole} />;
}
