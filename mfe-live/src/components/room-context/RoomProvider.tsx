import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { openRoom } from '../../data/open-room';
import type { Room } from '../../data/room';
import type { Source } from '../../data/source';
import type { WindowRole } from '../../domain/commands';
import { RoomContext } from './room-context';

export interface RoomProviderProps {
  readonly showId: string;
  /** What this window is for. */
  readonly windowRole: WindowRole;
  readonly children: ReactNode;
}

/** Opens a show's room for as long as it is mounted. */
export function RoomProvider({ showId, windowRole, children }: RoomProviderProps) {
  const source = useMemo(() => roomSource(showId, windowRole), [showId, windowRole]);
  const room = useSyncExternalStore(source.subscribe, source.getSnapshot);
  return room && <RoomContext value={room}>{children}</RoomContext>;
}

/** Opening a room joins the other windows, which no render may do: it opens once somebody listens. */
function roomSource(showId: string, role: WindowRole): Source<Room | undefined> {
  let room: Room | undefined;
  return {
    subscribe() {
      room = openRoom(showId, role);
      return () => {
        room?.close();
        room = undefined;
      };
    },
    getSnapshot: () => room,
  };
}
