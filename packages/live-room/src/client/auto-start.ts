import type { Clock } from '@standby/room-engine/time/clock';
import type { Unsubscribe } from '@standby/room-engine/subscribable';
import type { EventLog } from '../domain/event-log/event-log';
import { type PendingStart, pendingStart } from '../domain/event-log/pending-start';
import { MILLIS_PER_SECOND } from '../domain/time/time';

/** Milliseconds that a controller waits for each controller that comes before it. */
const TURN_MS = MILLIS_PER_SECOND / 2;
/**
 * Milliseconds that a window waits after it was opened, because it may not know yet what the others
 * did.
 */
const JOIN_MS = 2 * MILLIS_PER_SECOND;

interface AutoStarterOptions {
  readonly clock: Clock;
  /** The room's time. */
  readonly now: () => number;
  readonly log: () => EventLog;
  /**
   * Returns how many controllers come before this window. The first one writes, and the others only
   * if it does not.
   */
  readonly turn: () => number;
  /** Writes the start into the log, dated to the moment when it was due. */
  readonly write: (start: PendingStart) => void;
}

/** Writes automatic starts into the log: at a zero, or at the moment that a timer is armed for. */
export class AutoStarter {
  readonly #options: AutoStarterOptions;
  #fromMs: number | undefined;
  #cancel: Unsubscribe | undefined;

  constructor(options: AutoStarterOptions) {
    this.#options = options;
  }

  start(): void {
    this.#fromMs = this.#options.now() + JOIN_MS;
    this.check();
  }

  stop(): void {
    this.#fromMs = undefined;
    this.#cancel?.();
  }

  /** Call after every change except the passing of time. */
  check(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#fromMs === undefined) return;
    const { clock, log, now, turn, write } = this.#options;
    const nowMs = now();
    const pending = pendingStart(log(), nowMs);
    if (!pending) return;
    const waitMs = Math.max(this.#fromMs, pending.atMs + turn() * TURN_MS) - nowMs;
    if (waitMs <= 0) write(pending);
    else this.#cancel = clock.after(waitMs, () => this.check());
  }
}
