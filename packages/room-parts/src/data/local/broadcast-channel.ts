import type { PageChannel } from '@standby/room-engine/protocol/page-channel';
import { Listeners } from '@standby/room-engine/subscribable';

/**
 * Opens a channel between the pages of this browser. A browser without channels has the room in one
 * page.
 */
export function openBroadcastChannel(room: string): PageChannel {
  const listeners = new Listeners<[unknown]>();
  let channel =
    typeof BroadcastChannel === 'function'
      ? new BroadcastChannel(`standby:live-room:${room}`)
      : undefined;
  channel?.addEventListener('message', (event) => {
    // A message may arrive at this page after it closed the channel.
    if (channel) listeners.call(event.data);
  });
  return {
    // A channel reaches only its own origin, and has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel?.postMessage(message),
    subscribe: (listener) => listeners.add(listener),
    close() {
      channel?.close();
      channel = undefined;
    },
  };
}
