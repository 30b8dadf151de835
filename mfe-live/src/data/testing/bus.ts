import { Listeners } from '../source';
import type { Transport } from '../transport';

/** When a message reaches one listener: one delay for each copy, none where it gets lost. */
export type Fate = () => readonly number[];

export interface Bus {
  /** @param run runs a delivery in the window that it is for. */
  connect(run?: (task: () => void) => void): Transport;
  /** Decides from now on what becomes of messages. */
  fate: Fate;
}

/**
 * The transport contract in memory.
 * @param after how deliveries wait: a fake machine's alarms, or a microtask.
 */
export function createBus(
  after: (delayMs: number, task: () => void) => void = (_, task) => queueMicrotask(task),
): Bus {
  const members = new Set<{ hear(message: object): void }>();
  const bus: Bus = {
    fate: () => [0],
    connect(run = (task) => task()) {
      const listeners = new Listeners<[unknown]>();
      let isClosed = false;
      const member = {
        hear(message: object) {
          const copy: unknown = structuredClone(message);
          for (const delayMs of bus.fate()) {
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
  return bus;
}
