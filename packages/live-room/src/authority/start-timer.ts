import type { AuthorityClock } from '@standby/room-engine/authority/ports';
import { type EventLog, pendingStart } from '../domain/index';

/** Wakes the room for its next automatic start. */
export class StartTimer {
  readonly #clock: AuthorityClock;
  readonly #onDue: () => void;
  #cancel: (() => void) | undefined;
  #isStopped = false;

  constructor(clock: AuthorityClock, onDue: () => void) {
    this.#clock = clock;
    this.#onDue = onDue;
  }

  /** Call after each change of the log. */
  schedule(log: EventLog, atLeastMs = 0): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const nowMs = this.#clock.now();
    const start = pendingStart(log, nowMs);
    if (!start || this.#isStopped) return;
    this.#cancel = this.#clock.after(Math.max(atLeastMs, start.atMs - nowMs), () => {
      this.#cancel = undefined;
      this.#onDue();
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
