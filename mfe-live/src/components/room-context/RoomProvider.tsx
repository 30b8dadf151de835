import { type ReactNode, useEffect, useState } from 'react';
import { createBrowserRoom } from '../../data/browser-room';
import type { WindowRole } from '../../domain/room/permissions';
import { RoomContext } from './room-context';

export interface RoomProviderProps {
  readonly showId: string;
  /** What this window is for. */
  readonly windowRole: WindowRole;
  readonly children: ReactNode;
}

/** A show's room, connected to the other windows for as long as it is mounted. */
export function RoomProvider(props: RoomProviderProps) {
  // Another show is another room: nothing of the first one's screen stays.
  return <ConnectedRoom key={`${props.windowRole}:${props.showId}`} {...props} />;
}

function ConnectedRoom({ showId, windowRole, children }: RoomProviderProps) {
  const [room] = useState(() => createBrowserRoom(showId, windowRole));

  useEffect(() => {
    room.connect();
    return () => room.close();
  }, [room]);

  return <RoomContext value={room}>{children}</RoomContext>;
}
