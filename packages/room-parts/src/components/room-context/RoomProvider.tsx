import { type ReactNode, useEffect, useState } from 'react';
import { LazyBoundary, lazyScreen } from '@standby/shared-ui';
import { readShowZone, SHOWS_KEY } from '@standby/contracts';
import { browserNote } from '../../data/browser/browser-note';
import { createBrowserRoom } from '../../data/browser-room';
import { areRoomsOnServer } from '../../data/room-place';
import type { RoomAccess } from '../../data/server/room-access';
import type { WindowRole } from '@standby/live-room/domain/acts/permissions';
import { CallerPresence } from './CallerPresence';
import { RoomContext } from './room-context';
import { RoomZone } from './room-zone';
import { useShowData } from './useShowData';

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
 * Provides a show’s room, connected while it is mounted: to all windows by the server, or without a
 * server to the windows of this browser.
 */
export function RoomProvider(props: RoomProviderProps) {
  // The key gives each room a new screen, so nothing of the last one stays.
  const key = `${props.windowRole}:${props.showId}`;
  if (!areRoomsOnServer()) return <BrowserRoom key={key} {...props} />;
  return (
    <LazyBoundary>
      <ServerRoom key={key} {...props} />
    </LazyBoundary>
  );
}

const zoneInBrowser = (showId: string) =>
  browserNote(SHOWS_KEY, (shows) => readShowZone(shows, showId));

function BrowserRoom({ showId, windowRole, children }: RoomProviderProps) {
  const [room] = useState(() => createBrowserRoom(showId, windowRole));
  const zone = useShowData(zoneInBrowser, showId);

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
