import { Listeners, type Unsubscribe } from './source';

/**
 * How the windows of a room reach each other. The contract, which a server's implementation keeps,
 * too: what one posts, all the others get, as a copy, and not before `post` returned; it may get
 * lost, come twice or out of order. Nothing comes or goes after `close`.
 */
export interface Transport {
  /** Takes plain data. */
  post(message: object): void;
  subscribe(listener: (data: unknown) => void): Unsubscribe;
  close(): void;
}

/** The windows of this browser. */
export function broadcastTransport(room: string): Transport {
  const channel = new BroadcastChannel(`standby:room:${room}`);
  const listeners = new Listeners<[unknown]>();
  let isClosed = false;
  channel.addEventListener('message', (event) => {
    // A message may be on its way to this window when it closes the channel.
    if (!isClosed) listeners.call(event.data);
  });
  return {
    post(message) {
      // A channel reaches its own origin only, and takes no target for it.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      if (!isClosed) channel.postMessage(message);
    },
    subscribe: (listener) => listeners.add(listener),
    close() {
      isClosed = true;
      channel.close();
    },
  };
}

/** For a browser without channels between windows: the room works in this window alone. */
export function soleTransport(): Transport {
  return {
    post: () => undefined,
    subscribe: () => () => undefined,
    close: () => undefined,
  };
}
