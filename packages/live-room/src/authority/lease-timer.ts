import type { AuthorityClock } from '@standby/room-engine/authority/ports';
import { houseDesksOf } from '../domain/house-desks/with-house-desks';
import type { RoomState } from '../domain/index';

/** Milliseconds between checks of the lease of armed departments. */
const CHECK_MS = 1_000;

interface LeaseTimerOptions {
  readonly clock: AuthorityClock;
  readonly state: () => RoomState;
  /** Whether the caller's desk has been silent for too long; see `BookWatch.endsLease`. */
  readonly isOver: (silenceMs: number | undefined) => boolean;
  /** Ends the lease. */
  readonly onOver: () => void;
}

/** Watches the lease of the armed departments while there are any, and ends it once the caller's desk is silent. */
export class LeaseTimer {
  readonly #options: LeaseTimerOptions;
  #cancel: (() => void) | undefined;
  #isStopped = false;

  constructor(options: LeaseTimerOptions) {
    this.#options = options;
  }

  /** Call when windows or acts may have changed. */
  check(silenceMs?: number): void {
    const { clock, state, isOver, onOver } = this.#options;
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#isStopped || houseDesksOf(state()).armed.length === 0) return;
    if (isOver(silenceMs)) onOver();
    else this.#cancel = clock.after(CHECK_MS, () => this.check());
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
