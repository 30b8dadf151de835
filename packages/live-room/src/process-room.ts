import type { KeyValueStorage } from '@standby/storage';
import type { Clock } from '@standby/room-engine/time/clock';
import { timeoutAfter } from '@standby/room-engine/timeout-after';
import type { RoomSession } from './client/room-session';
import { createServerRoom, type ServerRoomOptions } from './client/server-room';
import { createConnectedRoomStore } from './storage/connected-room-store';

export interface ProcessRoomOptions extends Pick<
  ServerRoomOptions,
  'showId' | 'role' | 'endpoint' | 'personName' | 'newId'
> {
  /** Storage with the log and the outbox, from which the next room of the same key goes on. */
  readonly storage: KeyValueStorage;
  /** Key of the room in the storage. */
  readonly key: string;
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
