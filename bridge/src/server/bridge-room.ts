import { randomBytes } from 'node:crypto';
import { LIVE_SUBPROTOCOL, liveRoomPath } from '@standby/live-room';
import type { Clock } from '@standby/live-room/client/ports/clock';
import type { ServerEndpoint } from '@standby/live-room/client/ports/server-endpoint';
import type { Room } from '@standby/live-room/client/room';
import { RoomSession } from '@standby/live-room/client/room-session';
import { createServerClock } from '@standby/live-room/client/server-clock';
import { ServerSync } from '@standby/live-room/client/server-sync';
import { createConnectedRoomStore } from '@standby/live-room/storage/connected-room-store';
import { timeoutAfter } from '@standby/live-room/timeout-after';
import type { KeyValueStorage } from '@standby/storage';
import { WebSocket } from 'ws';

export interface BridgeRoomOptions {
  readonly origin: string;
  readonly organizationId: string;
  readonly showId: string;
  readonly cookie: () => string | undefined;
  readonly storage: KeyValueStorage;
}

const newId = (): string => `b${randomBytes(6).toString('hex')}`;

const clock: Clock = {
  monotonicMs: () => performance.now(),
  sample: () => ({ wallMs: Date.now(), monotonicMs: performance.now(), isContinuous: true }),
  after: timeoutAfter,
  detectGaps: () => () => undefined,
};

function endpointOf(options: BridgeRoomOptions): ServerEndpoint {
  const { origin, organizationId, showId, cookie } = options;
  const url = new URL(liveRoomPath(organizationId, showId), origin.replace(/^http/u, 'ws'));
  return {
    open(listener) {
      const headers = { origin, cookie: cookie() ?? '' };
      const socket = new WebSocket(url, [LIVE_SUBPROTOCOL], { headers, perMessageDeflate: false });
      let isHeard = true;
      socket.on('open', () => isHeard && listener.onOpen());
      socket.on('message', (data: Buffer) => isHeard && listener.onText(data.toString()));
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        if (isHeard) listener.onClose();
        isHeard = false;
      });
      return {
        send: (text) => socket.send(text),
        close() {
          isHeard = false;
          socket.terminate();
        },
      };
    },
    subscribe: () => () => undefined,
  };
}

/** Connects a bridge to the live room of a show. The caller closes it. */
export function openBridgeRoom(options: BridgeRoomOptions): Room {
  const { organizationId, showId, storage } = options;
  let sync: ServerSync | undefined;
  const serverClock = createServerClock({
    clock,
    rememberedOffsetMs: undefined,
    remember: () => undefined,
    onJump: () => sync?.handleWake(),
  });
  const room = new RoomSession({
    showId,
    role: 'bridge',
    clock,
    page: { visibility: () => 'visible', subscribe: () => () => undefined },
    store: createConnectedRoomStore({
      showId,
      key: `room:${organizationId}:${showId}`,
      windowId: newId(),
      storage: () => storage,
    }),
    newId,
    roomClock: serverClock,
    createSync: (context) => {
      sync = new ServerSync({
        ...context,
        endpoint: endpointOf(options),
        random: Math.random,
        server: { clock: serverClock, personName: '', title: null, isTimeKnown: false },
      });
      return sync;
    },
  });
  room.connect();
  return room;
}
