import type { EventLog } from '../domain/event-log/event-log';
import { type PendingStart, pendingStart } from '../domain/event-log/pending-start';
import { MILLIS_PER_SECOND } from '../domain/timer/time';
import type { Clock } from './ports/clock';
import type { Unsubscribe } from './subscribable';

/** How long a controller waits for each one that is to write before it. */
const TURN_MS = MILLIS_PER_SECOND / 2;
/** A window that was just opened may not know yet what the others did. */
const JOIN_MS = 2 * MILLIS_PER_SECOND;

export interface AutoStarterOptions {
  readonly clock: Clock;
  /** The room's time. */
  readonly now: () => number;
  readonly log: () => EventLog;
  /** How many controllers come before this window: the first one writes, the others if it does not. */
  readonly turn: () => number;
  /** Writes the start into the log, at its own moment. */
  readonly write: (start: PendingStart) => void;
}

/** Writes the starts that no person makes into the log: at a zero, or at the moment a timer is armed for. */
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

  /** To be called after anything but time changed. */
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
