import type { ServerEndpoint } from '@standby/room-engine/protocol/server-endpoint';
import { createServerClock, type ServerClockOptions } from '@standby/room-engine/time/server-clock';
import { ServerSync } from '@standby/room-engine/client/server-sync';
import type { ServerSide } from '@standby/room-engine/client/sync-context';
import type { RoomOptions } from './room';
import type { ShowRoom } from '../domain/event-log/event';
import { RoomSession } from './room-session';

export interface ServerRoomOptions
  extends
    Pick<RoomOptions, 'showId' | 'role' | 'clock' | 'page' | 'store' | 'newId'>,
    Pick<ServerClockOptions, 'rememberedOffsetMs' | 'remember'>,
    Pick<ServerSide, 'personName' | 'title' | 'timeZone'> {
  readonly endpoint: ServerEndpoint;
}

/** Creates a window’s room whose authority is on a server. The caller connects and closes it. */
export function createServerRoom(options: ServerRoomOptions): RoomSession {
  const { endpoint, rememberedOffsetMs, remember, personName, title, timeZone, ...room } = options;
  const { clock } = room;
  let sync: ServerSync<ShowRoom> | undefined;
  const serverClock = createServerClock({
    clock,
    rememberedOffsetMs,
    remember,
    onJump: () => sync?.handleWake(),
  });
  return new RoomSession({
    ...room,
    roomClock: serverClock,
    createSync: (context) => {
      const isTimeKnown = rememberedOffsetMs !== undefined;
      const server = { clock: serverClock, personName, title, timeZone, isTimeKnown };
      sync = new ServerSync({ ...context, endpoint, random: Math.random, server });
      return sync;
    },
  });
}
