import { type ReactNode, useEffect, useState } from 'react';
import { openBrowserStorage } from '@standby/storage';
import { isGuest } from '../../data/guest';
import { guestName } from '../../data/local/caller';
import { createConnectedRoom } from '../../data/server/connected-room';
import { type RoomAccess, rememberAccess } from '../../data/server/room-access';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { NoRoom } from '../NoRoom/NoRoom';
import { CallerPresence } from './CallerPresence';
import { isShallowEqual, RoomContext, useRoomSelector } from './room-context';
import type { RoomProviderProps } from './RoomProvider';
import { RoomZone } from './room-zone';
import { useRoomAccess } from './useRoomAccess';

/** A show's room on the server, for people who have access to it. */
export function ServerRoom(props: RoomProviderProps) {
  const { access } = props;
  if (access)
    return <OpenedRoom key={access.subject} {...props} access={access} personName={null} />;
  return <FoundRoom {...props} />;
}

function FoundRoom(props: RoomProviderProps) {
  const { access, failure } = useRoomAccess(props.showId);
  const { windowRole } = props;
  const [personName] = useState(() => (isGuest() ? guestName(openBrowserStorage()) : null));
  if (!access) return <NoRoom {...failure} windowRole={windowRole} />;
  return <OpenedRoom key={access.subject} {...props} access={access} personName={personName} />;
}

interface OpenedRoomProps extends RoomProviderProps {
  readonly access: RoomAccess;
  /** Name that a guest gave in this browser; null for others. */
  readonly personName: string | null;
}

function OpenedRoom({ showId, windowRole, access, personName, children }: OpenedRoomProps) {
  const role = access.isDeputy && windowRole === 'controller' ? 'deputy' : windowRole;
  const [room] = useState(() => createConnectedRoom(showId, role, access));

  useEffect(() => {
    room.window.introduce(personName);
    room.connect();
    return () => room.close();
  }, [room, personName]);

  return (
    <RoomContext value={room}>
      <WhenTimeIsKnown windowRole={windowRole}>
        <ZoneOfServer>{children}</ZoneOfServer>
      </WhenTimeIsKnown>
      {role === 'controller' && <CallerPresence />}
      <ShowMemory showId={showId} access={access} />
    </RoomContext>
  );
}

const selectTitle = ({ connection }: RoomSnapshot) => connection?.title ?? null;

const selectZone = ({ connection }: RoomSnapshot) => connection?.timeZone;

function ZoneOfServer({ children }: { readonly children: ReactNode }) {
  return <RoomZone value={useRoomSelector(selectZone)}>{children}</RoomZone>;
}

/** Stores the title and the zone, for a visit while the server cannot be reached. */
function ShowMemory({ showId, access }: Pick<OpenedRoomProps, 'showId' | 'access'>) {
  const title = useRoomSelector(selectTitle);
  const timeZone = useRoomSelector(selectZone);
  useEffect(() => {
    if (title === null || (title === access.title && timeZone === access.timeZone)) return;
    const zone = timeZone === undefined ? {} : { timeZone };
    rememberAccess(openBrowserStorage(), showId, { ...access, title, ...zone });
  }, [title, timeZone, access, showId]);
  return null;
}

function selectStatus({ connection }: RoomSnapshot) {
  if (!connection) throw new Error('A room of the server has a connection.');
  const { phase, ended, isTimeKnown } = connection;
  return { phase, ended, isTimeKnown };
}

/**
 * Shows the room only when the server’s time is known. A second on the screen could otherwise be
 * wrong, T5.
 */
function WhenTimeIsKnown({ windowRole, children }: Omit<RoomProviderProps, 'showId'>) {
  const { phase, ended, isTimeKnown } = useRoomSelector(selectStatus, isShallowEqual);
  if (isTimeKnown && ended === null) return children;
  return <NoRoom phase={phase} ended={ended} windowRole={windowRole} />;
}
