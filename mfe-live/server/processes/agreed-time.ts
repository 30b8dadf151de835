/**
 * Largest difference between two processes, above which their windows would visibly show two times.
 */
const APART_MAX_MS = 1_000;

export interface OwnTime {
  /** Returns by how many ms this process's time is ahead of the database's. */
  readonly aheadMs: () => number;
  readonly setAhead: (aheadMs: number) => void;
}

/**
 * Keeps the processes at one time in cases that the database's clock alone does not cover.
 *
 * - A process starts while the others still follow a clock that was set.
 * - A machine stood still, which stops its monotonic clock.
 *
 * A wrong time is late then, never early, so the latest time counts.
 */
export class AgreedTime {
  readonly #own: OwnTime;
  #isNew = true;
  #wasLate = false;

  constructor(own: OwnTime) {
    this.#own = own;
  }

  get aheadMs(): number {
    return this.#own.aheadMs();
  }

  /** @param others ms by which each of the other processes was ahead at its last heartbeat */
  hear(others: readonly number[]): void {
    const latest = Math.max(...others);
    const isLate = latest - this.#own.aheadMs() > APART_MAX_MS;
    // No window has seen this process's time yet.
    if (this.#isNew && others.length > 0) this.#own.setAhead(latest);
    // A single late heartbeat may be an old one, from before the database's clock was set.
    else if (isLate && this.#wasLate) this.#own.setAhead(latest);
    this.#wasLate = isLate && !this.#wasLate && !this.#isNew;
    this.#isNew = false;
  }
}
