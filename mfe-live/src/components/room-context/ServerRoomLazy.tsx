import { useEffect, useState } from 'react';
import { readPageSession } from 'shared-ui/contracts';
import { createConnectedRoom } from '../../data/server/connected-room';
import { NoRoom } from '../NoRoom/NoRoom';
import { RoomContext, useSnapshot } from './room-context';
import type { RoomProviderProps } from './RoomProvider';

/** A show's room on the server, for the organization in which the person works. */
export default function ServerRoom({ showId, windowRole, children }: RoomProviderProps) {
  const [room] = useState(() => {
    const session = readPageSession();
    const organizationId = session?.organizationId;
    if (!session || !organizationId) return undefined;
    return createConnectedRoom(showId, windowRole, { ...session, organizationId });
  });

  useEffect(() => {
    room?.connect();
    return () => room?.close();
  }, [room]);

  if (!room) return <NoRoom phase="ended" ended="signed-out" />;
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
