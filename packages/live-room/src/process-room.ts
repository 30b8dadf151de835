import type { KeyValueStorage } from '@standby/storage';
import type { Clock } from '@standby/room-engine/time/clock';
import type { ServerEndpoint } from '@standby/room-engine/protocol/server-endpoint';
import { timeoutAfter } from '@standby/room-engine/timeout-after';
import type { RoomSession } from './client/room-session';
import { createServerRoom } from './client/server-room';
import type { WindowRole } from './domain/acts/permissions';
import { createConnectedRoomStore } from './storage/connected-room-store';

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
  const { storage, key, ...window } = options;
  const { showId, newId } = window;
  const room = createServerRoom({
    ...window,
    clock,
    page: { visibility: () => 'visible', subscribe: () => () => undefined },
    store: createConnectedRoomStore({ showId, key, windowId: newId(), storage: () => storage }),
    rememberedOffsetMs: undefined,
    remember: () => undefined,
    title: null,
  });
  room.connect();
  return room;
}
