import type { PageChannel } from '../protocol/page-channel';
import { Listeners } from '../subscribable';

/**
 * Returns the delays in ms at which copies of a message reach one listener; none if the message is
 * lost.
 */
type Delivery = () => readonly number[];

export interface FakeNetwork {
  /** @param run runs a delivery in its receiving window */
  connect(run?: (task: () => void) => void): PageChannel;
  /** Delivery of messages from now on. */
  delivery: Delivery;
}

/**
 * The transport contract in memory.
 * @param after delays deliveries, by a fake machine's timeouts or a microtask
 */
export function createFakeNetwork(
  after: (delayMs: number, task: () => void) => void = (_, task) => queueMicrotask(task),
): FakeNetwork {
  const peers = new Set<{ deliver(message: object): void }>();
  const network: FakeNetwork = {
    delivery: () => [0],
    connect(run = (task) => task()) {
      const listeners = new Listeners<[unknown]>();
      let isClosed = false;
      const peer = {
        deliver(message: object) {
          const copy: unknown = structuredClone(message);
          for (const delayMs of network.delivery()) {
            after(delayMs, () => {
              run(() => {
                if (!isClosed) listeners.call(copy);
              });
            });
          }
        },
      };
      peers.add(peer);
      return {
        post(message) {
          if (isClosed) return;
          for (const other of peers) if (other !== peer) other.deliver(message);
        },
        subscribe: (listener) => listeners.add(listener),
        close() {
          isClosed = true;
          peers.delete(peer);
        },
      };
    },
  };
  return network;
}
