import { LIVE_SUBPROTOCOL } from '@standby/room-engine/protocol/messages';
import type { ServerEndpoint, StandbyServer } from '@standby/room-engine/protocol/server-endpoint';
import { isReachableFrom, type StandbyServerMemory } from './standby-server-memory';

/**
 * Prefix of the subprotocol that carries a pass. A page can send nothing else when it opens a
 * socket.
 */
const PASS_PREFIX = 'standby-pass.';

/**
 * Returns the room’s connection, on the page’s own origin. If that cannot be reached, the
 * connection alternates with the standby server that the server named to this page or an earlier
 * one.
 * @param path of the room's connection
 */
export function webSocketEndpoint(path: string, memory: StandbyServerMemory): ServerEndpoint {
  /** The server in use; undefined for the page’s own origin. */
  let place: StandbyServer | undefined;
  let other: { readonly place: StandbyServer | undefined } | undefined;

  const isReachable = (standbyServer: StandbyServer): boolean =>
    isReachableFrom(window.location.origin, standbyServer);

  const remembered = memory.read();
  if (remembered && isReachable(remembered)) other = { place: remembered };

  function turn(): void {
    if (!other) return;
    const before = place;
    place = other.place;
    other = { place: before };
  }

  return {
    open(listener) {
      const address = new URL(path, place?.origin ?? window.location.origin);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      const pass = place ? [PASS_PREFIX + place.pass] : [];
      const socket = new WebSocket(address, [LIVE_SUBPROTOCOL, ...pass]);
      const listening = new AbortController();
      const { signal } = listening;
      let wasOpen = false;
      const handleOpen = (): void => {
        wasOpen = true;
        listener.onOpen();
      };
      socket.addEventListener('open', handleOpen, { signal });
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
          if (!wasOpen) turn();
          listener.onClose();
        },
        { signal },
      );
      return {
        send: (text) => socket.send(text),
        close() {
          // An attempt that does not open in time makes the next one use the other server.
          if (!wasOpen && !signal.aborted) turn();
          listening.abort();
          socket.close();
        },
      };
    },
    offer(standbyServer) {
      if (!isReachable(standbyServer)) return;
      other = { place: standbyServer };
      // The standby server’s own follower is not stored, because the next page begins at its own
      // origin.
      if (!place) memory.write(standbyServer);
    },
    settle() {
      if (place) return;
      other = undefined;
      memory.forget();
    },
    hasOther: () => other !== undefined,
    elsewhere: () => place?.origin ?? null,
    subscribe(onNetworkBack) {
      window.addEventListener('online', onNetworkBack);
      return () => window.removeEventListener('online', onNetworkBack);
    },
  };
}
