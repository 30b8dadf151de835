import { Listeners } from '../engine/subscribable';
import type { Transport } from '../engine/ports/transport';

/** When a message reaches one listener: one delay for each copy, none where it gets lost. */
export type Delivery = () => readonly number[];

export interface FakeNetwork {
  /** @param run runs a delivery in the window that it is for. */
  connect(run?: (task: () => void) => void): Transport;
  /** Decides from now on what becomes of messages. */
  delivery: Delivery;
}

/**
 * The transport contract in memory.
 * @param after how deliveries wait: a fake machine's alarms, or a microtask.
 */
export function createFakeNetwork(
  after: (delayMs: number, task: () => void) => void = (_, task) => queueMicrotask(task),
): FakeNetwork {
  const members = new Set<{ hear(message: object): void }>();
  const network: FakeNetwork = {
    delivery: () => [0],
    connect(run = (task) => task()) {
      const listeners = new Listeners<[unknown]>();
      let isClosed = false;
      const member = {
        hear(message: object) {
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
      members.add(member);
      return {
        post(message) {
          if (isClosed) return;
          for (const other of members) if (other !== member) other.hear(message);
        },
        subscribe: (listener) => listeners.add(listener),
        close() {
          isClosed = true;
          members.delete(member);
        },
      };
    },
  };
  return network;
}
