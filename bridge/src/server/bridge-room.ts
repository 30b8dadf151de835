import { randomBytes } from 'node:crypto';
import { liveRoomPath } from '@standby/room-engine/protocol/room-path';
import { LIVE_SUBPROTOCOL } from '@standby/live-room';
import type { ServerEndpoint } from '@standby/room-engine/protocol/server-endpoint';
import type { Room } from '@standby/live-room/client/room';
import { openProcessRoom } from '@standby/live-room/process-room';
import { WebSocket } from 'ws';
import type { openState } from '../state';

interface Place {
  readonly origin: string;
  readonly organizationId: string;
  readonly showId: string;
}

type State = Pick<ReturnType<typeof openState>, 'cookie' | 'rooms'>;

const newId = (): string => `b${randomBytes(6).toString('hex')}`;

function endpointOf({ origin, organizationId, showId }: Place, state: State): ServerEndpoint {
  const url = new URL(liveRoomPath(organizationId, showId), origin.replace(/^http/u, 'ws'));
  return {
    open(listener) {
      const headers = { origin, cookie: state.cookie ?? '' };
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
export function openBridgeRoom(place: Place, state: State): Room {
  const { organizationId, showId } = place;
  return openProcessRoom({
    showId,
    role: 'bridge',
    endpoint: endpointOf(place, state),
    storage: state.rooms,
    key: `room:${organizationId}:${showId}`,
    personName: '',
    newId,
  });
}
