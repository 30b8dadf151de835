import { type ReactNode, useEffect, useState } from 'react';
import { LazyBoundary, lazyScreen } from '@standby/shared-ui';
import { readApiBase } from '@standby/contracts';
import { createBrowserRoom } from '../../data/browser-room';
import type { RoomAccess } from '../../data/server/room-access';
import type { WindowRole } from '@standby/live-room/domain/room/permissions';
import { CallerPresence } from './CallerPresence';
import { RoomContext } from './room-context';

export interface RoomProviderProps {
  readonly showId: string;
  /** What this window is for. */
  readonly windowRole: WindowRole;
  /** Of a paired device; other windows come by the session or by a link. Sample mode needs none. */
  readonly access?: RoomAccess;
  readonly children: ReactNode;
}

const ServerRoom = lazyScreen<RoomProviderProps>(() => import('./ServerRoomLazy'));

/**
 * A show's room, connected to the other windows for as long as it is mounted: in sample mode to those of this browser,
 * in connected mode to all by the server.
 */
export function RoomProvider(props: RoomProviderProps) {
  // Another show is another room: nothing of the first one's screen stays.
  const key = `${props.windowRole}:${props.showId}`;
  if (readApiBase() === undefined) return <BrowserRoom key={key} {...props} />;
  return (
    <LazyBoundary>
      <ServerRoom key={key} {...props} />
    </LazyBoundary>
  );
}

function BrowserRoom({ showId, windowRole, children }: RoomProviderProps) {
  const [room] = useState(() => createBrowserRoom(showId, windowRole));

  useEffect(() => {
    room.connect();
    return () => room.close();
  }, [room]);

  return (
    <RoomContext value={room}>
      {children}
      {windowRole === 'controller' && <CallerPresence />}
    </RoomContext>
  );
}
