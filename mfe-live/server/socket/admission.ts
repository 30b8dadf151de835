/** How many are let in at once: fewer than a pool has connections to the database, so that acts find one. */
const AT_ONCE = 4;

/** How many connections wait for that at most. */
const WAITING_MAX = 5_000;

interface Waiting<Result> {
  readonly begin: () => void;
  readonly result: Promise<Result>;
}

/**
 * Lets connections in a few at a time, rule C13. After an outage thousands come at once, and what is read for each of them must
 * not make the acts of the others wait.
 */
export class Admission<Result> {
  /** Waiting reads by name, in their order. */
  readonly #waiting = new Map<string, Waiting<Result>>();
  #running = 0;
  #count = 0;

  /** Whether one more may wait. */
  get isOpen(): boolean {
    return this.#count < AT_ONCE + WAITING_MAX;
  }

  /**
   * Reads once it is its turn. Those that wait for the same, such as the viewers of one link, share one reading, which begins
   * after they came.
   *
   * @param name of the data that is read
   */
  async admit(name: string, read: () => Promise<Result>): Promise<Result> {
    this.#count += 1;
    try {
      return await (this.#waiting.get(name)?.result ?? this.#add(name, read));
    } finally {
      this.#count -= 1;
    }
  }

  #add(name: string, read: () => Promise<Result>): Promise<Result> {
    if (this.#running < AT_ONCE) {
      this.#running += 1;
      return this.#run(read);
    }
    let begin = (): void => undefined;
    const result = new Promise<void>((turn) => (begin = turn)).then(() => this.#run(read));
    this.#waiting.set(name, { begin, result });
    return result;
  }

  async #run(read: () => Promise<Result>): Promise<Result> {
    try {
      return await read();
    } finally {
      const [next] = this.#waiting;
      if (next) this.#waiting.delete(next[0]);
      // In a turn of its own: what windows have sent comes first.
      if (next) setImmediate(next[1].begin);
      else this.#running -= 1;
    }
  }
}
