/** Windows of two processes that are further apart than this would show two times. */
const APART_MAX_MS = 1_000;

export interface OwnTime {
  /** By how much it is ahead of the database's. */
  readonly aheadMs: () => number;
  readonly setAhead: (aheadMs: number) => void;
}

/**
 * Keeps the processes at one time where the database's clock alone does not: one that starts while the others still follow a
 * clock that was set, and one whose machine stood still, which stops the monotonic clock. Such a time is late, never
 * early, so the latest counts.
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

  /** @param others by how much each of the other processes was ahead at its last heartbeat */
  hear(others: readonly number[]): void {
    const latest = Math.max(...others);
    const isLate = latest - this.#own.aheadMs() > APART_MAX_MS;
    // No window has seen its time yet.
    if (this.#isNew && others.length > 0) this.#own.setAhead(latest);
    // Once may be an old heartbeat: the clock of the database was set since.
    else if (isLate && this.#wasLate) this.#own.setAhead(latest);
    this.#wasLate = isLate && !this.#wasLate && !this.#isNew;
    this.#isNew = false;
  }
}
