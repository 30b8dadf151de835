import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LazyBoundary, lazyScreen } from '@standby/shared-ui';
import { readApiBase, readShowZone } from '@standby/contracts';
import { createBrowserRoom } from '../../data/browser-room';
import type { RoomAccess } from '../../data/server/room-access';
import type { WindowRole } from '@standby/live-room/domain/acts/permissions';
import { CallerPresence } from './CallerPresence';
import { readStoredShows, subscribeToStoredShows } from '../../data/show-title';
import { RoomContext } from './room-context';
import { RoomZone } from './room-zone';

export interface RoomProviderProps {
  readonly showId: string;
  /** Role of this window. */
  readonly windowRole: WindowRole;
  /**
   * Access of a paired device. Other windows use the session or a link; sample mode needs no
   * access.
   */
  readonly access?: RoomAccess;
  readonly children: ReactNode;
}

const ServerRoom = lazyScreen(() => import('./ServerRoom'), 'ServerRoom');

/**
 * Provides a show’s room, connected while it is mounted: in sample mode to the windows of this
 * browser, in connected mode to all windows by the server.
 */
export function RoomProvider(props: RoomProviderProps) {
  // The key gives each room a new screen, so nothing of the last one stays.
  const key = `${props.windowRole}:${props.showId}`;
  if (readApiBase() === undefined) return <BrowserRoom key={key} {...props} />;
  return (
    <LazyBoundary>
      <ServerRoom key={key} {...props} />
    </LazyBoundary>
  );
}

const getStoredShows = () => readStoredShows(() => localStorage);

/** Returns the zone of the show in this browser, and follows changes of other windows. */
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
