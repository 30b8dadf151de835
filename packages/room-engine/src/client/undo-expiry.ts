import type { Unsubscribe } from '../subscribable';
import type { Clock } from '../time/clock';

/** Calls back when the act that expires next can no longer be undone. */
export class UndoExpiry {
  readonly #clock: Clock;
  readonly #onExpire: () => void;
  #cancel: Unsubscribe | undefined;

  constructor(clock: Clock, onExpire: () => void) {
    this.#clock = clock;
    this.#onExpire = onExpire;
  }

  /** @param undoable acts that can be undone until a moment, latest first */
  schedule(undoable: readonly { readonly untilMs: number }[], nowMs: number): void {
    this.stop();
    const next = undoable.at(-1);
    this.#cancel = next && this.#clock.after(Math.max(1, next.untilMs - nowMs), this.#onExpire);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
