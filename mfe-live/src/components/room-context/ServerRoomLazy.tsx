import { useEffect, useState } from 'react';
import { openBrowserStorage } from '@standby/shared-ui/storage';
import { createConnectedRoom } from '../../data/server/connected-room';
import { type Entrance, rememberEntrance } from '../../data/server/entrance';
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
      <RememberTitle showId={showId} entrance={entrance} />
    </RoomContext>
  );
}

/** The title is known here when the room is opened while the server is gone. */
function RememberTitle({ showId, entrance }: Pick<EnteredRoomProps, 'showId' | 'entrance'>) {
  const title = useSnapshot().connection?.title ?? null;
  useEffect(() => {
    if (title === null || title === entrance.title) return;
    rememberEntrance(openBrowserStorage(), showId, { ...entrance, title });
  }, [title, entrance, showId]);
  return null;
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
