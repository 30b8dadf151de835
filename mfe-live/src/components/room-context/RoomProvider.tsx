import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LazyBoundary, lazyScreen } from '@standby/shared-ui';
import { readApiBase, readShowZone } from '@standby/contracts';
import { createBrowserRoom } from '../../data/browser-room';
import type { RoomAccess } from '../../data/server/room-access';
import type { WindowRole } from '@standby/live-room/domain/room/permissions';
import { CallerPresence } from './CallerPresence';
import { readStoredShows, subscribeToStoredShows } from '../../data/show-title';
import { RoomContext } from './room-context';
import { RoomZone } from './room-zone';

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

const getStoredShows = () => readStoredShows(() => localStorage);

/** The zone that the shows of this browser say, also after another window changed it. */
function useStoredZone(showId: string): string | undefined {
  const stored = useSyncExternalStore(subscribeToStoredShows, getStoredShows);
  return useMemo(() => readShowZone(stored, showId), [stored, showId]);
}

function BrowserRoom({ showId, windowRole, children }: RoomProviderProps) {
  const [room] = useState(() => createBrowserRoom(showId, windowRole));
  const zone = useStoredZone(showId);

  useEffect(() => {
    room.connect();
    return () => room.close();
  }, [room]);

  return (
    <RoomContext value={room}>
      <RoomZone value={zone}>{children}</RoomZone>
      {windowRole === 'controller' && <CallerPresence />}
    </RoomContext>
  );
}
