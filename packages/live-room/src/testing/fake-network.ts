import type { PageChannel } from '../page/channel';
import { Listeners } from '../client/subscribable';

/** When a message reaches one listener: one delay in ms for each copy, none where it gets lost. */
export type Delivery = () => readonly number[];

export interface FakeNetwork {
  /** @param run runs a delivery in the window that it is for. */
  connect(run?: (task: () => void) => void): PageChannel;
  /** How messages are delivered from now on. */
  delivery: Delivery;
}

/**
 * The transport contract in memory.
 * @param after how deliveries are delayed: by a fake machine's timeouts, or a microtask.
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
