import type { KeyValueStorage } from '@standby/storage';
import type { Clock } from './client/ports/clock';
import type { ServerEndpoint } from './client/ports/server-endpoint';
import { RoomSession } from './client/room-session';
import { createServerClock } from './client/server-clock';
import { ServerSync } from './client/server-sync';
import type { WindowRole } from './domain/acts/permissions';
import { createConnectedRoomStore } from './storage/connected-room-store';
import { timeoutAfter } from './timeout-after';

export interface ProcessRoomOptions {
  readonly showId: string;
  readonly role: WindowRole;
  readonly endpoint: ServerEndpoint;
  /** Storage with the log and the outbox, from which the next room of the same key goes on. */
  readonly storage: KeyValueStorage;
  /** Key of the room in the storage. */
  readonly key: string;
  readonly personName: string;
  readonly newId: () => string;
}

const clock: Clock = {
  monotonicMs: () => performance.now(),
  sample: () => ({ wallMs: Date.now(), monotonicMs: performance.now(), isContinuous: true }),
  after: timeoutAfter,
  detectGaps: () => () => undefined,
};

/**
 * Connects a process without a page to a room, with the process's own clock and timers. The caller closes the room.
 */
export function openProcessRoom(options: ProcessRoomOptions): RoomSession {
  const { showId, role, endpoint, storage, key, personName, newId } = options;
  let sync: ServerSync | undefined;
  const serverClock = createServerClock({
    clock,
    rememberedOffsetMs: undefined,
    remember: () => undefined,
    onJump: () => sync?.handleWake(),
  });
  const room = new RoomSession({
    showId,
    role,
    clock,
    page: { visibility: () => 'visible', subscribe: () => () => undefined },
    store: createConnectedRoomStore({ showId, key, windowId: newId(), storage: () => storage }),
    newId,
    roomClock: serverClock,
    createSync: (context) => {
      const server = { clock: serverClock, personName, title: null, isTimeKnown: false };
      sync = new ServerSync({ ...context, endpoint, random: Math.random, server });
      return sync;
    },
  });
  room.connect();
  return room;
}
