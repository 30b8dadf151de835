import type { Transport } from '../../engine/ports/transport';
import { Listeners } from '../../engine/subscribable';

/** Between the windows of this browser. */
export function broadcastTransport(room: string): Transport {
  const channel = new BroadcastChannel(`standby:room:${room}`);
  const listeners = new Listeners<[unknown]>();
  let isClosed = false;
  channel.addEventListener('message', (event) => {
    // A message may arrive at this window after it closed the channel.
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
