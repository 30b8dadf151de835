import { LIVE_SUBPROTOCOL } from '@standby/live-room/domain/live-protocol/messages';
import type { ServerEndpoint } from '@standby/live-room/client/ports/server-endpoint';

/** @param path of the room's connection, on the page's own origin */
export function webSocketEndpoint(path: string): ServerEndpoint {
  return {
    open(listener) {
      const address = new URL(path, window.location.origin);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      const socket = new WebSocket(address, LIVE_SUBPROTOCOL);
      const listening = new AbortController();
      const { signal } = listening;
      socket.addEventListener('open', () => listener.onOpen(), { signal });
      socket.addEventListener(
        'message',
        ({ data }: MessageEvent<unknown>) => {
          if (typeof data === 'string') listener.onText(data);
        },
        { signal },
      );
      socket.addEventListener(
        'close',
        () => {
          listening.abort();
          listener.onClose();
        },
        { signal },
      );
      return {
        send: (text) => socket.send(text),
        close() {
          listening.abort();
          socket.close();
        },
      };
    },
    subscribe(onNetworkBack) {
      window.addEventListener('online', onNetworkBack);
      return () => window.removeEventListener('online', onNetworkBack);
    },
  };
}
