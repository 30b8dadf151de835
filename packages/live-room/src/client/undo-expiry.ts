import type { Clock } from '@standby/room-engine/time/clock';
import type { Unsubscribe } from '@standby/room-engine/subscribable';
import type { Undoable } from '../domain/event-log/undoable';

/** Calls back when the act that expires next can no longer be undone. */
export class UndoExpiry {
  readonly #clock: Clock;
  readonly #onExpire: () => void;
  #cancel: Unsubscribe | undefined;

  constructor(clock: Clock, onExpire: () => void) {
    this.#clock = clock;
    this.#onExpire = onExpire;
  }

  schedule(undoable: readonly Undoable[], nowMs: number): void {
    this.stop();
    const next = undoable.at(-1);
    this.#cancel = next && this.#clock.after(Math.max(1, next.untilMs - nowMs), this.#onExpire);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
