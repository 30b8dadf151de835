import { randomBytes } from 'node:crypto';
import type { WindowRole } from '@standby/live-room';
import type { Clock } from '@standby/live-room/client/ports/clock';
import type { ServerEndpoint } from '@standby/live-room/client/ports/server-endpoint';
import { RoomSession } from '@standby/live-room/client/room-session';
import { createServerClock } from '@standby/live-room/client/server-clock';
import { ServerSync } from '@standby/live-room/client/server-sync';
import { createConnectedRoomStore } from '@standby/live-room/storage/connected-room-store';
import { timeoutAfter } from '@standby/live-room/timeout-after';
import type { KeyValueStorage } from '@standby/storage';

export interface EngineRoomOptions {
  readonly showId: string;
  readonly role: WindowRole;
  readonly endpoint: ServerEndpoint;
  /** Storage with the outbox, from which the next room of the same window goes on. */
  readonly storage: KeyValueStorage;
}

const newId = (): string => `w${randomBytes(6).toString('hex')}`;

const clock: Clock = {
  monotonicMs: () => performance.now(),
  sample: () => ({ wallMs: Date.now(), monotonicMs: performance.now(), isContinuous: true }),
  after: timeoutAfter,
  detectGaps: () => () => undefined,
};

/** Connects a room as a page does, with the clock and timers of this process. The caller closes it. */
export function openEngineRoom({
  showId,
  role,
  endpoint,
  storage,
}: EngineRoomOptions): RoomSession {
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
    store: createConnectedRoomStore({
      showId,
      key: 'room',
      windowId: newId(),
      storage: () => storage,
    }),
    newId,
    roomClock: serverClock,
    createSync: (context) => {
      sync = new ServerSync({
        ...context,
        endpoint,
        random: Math.random,
        server: {
          clock: serverClock,
          personName: 'Mira Okafor',
          title: null,
          isTimeKnown: false,
        },
      });
      return sync;
    },
  });
  room.connect();
  return room;
}
