/**
 * Connections that are let in at once; fewer than the database pool has, so that acts still find a
 * connection.
 */
const AT_ONCE = 4;

/** Maximum number of connections that wait to be let in. */
const WAITING_MAX = 5_000;

interface Waiting<Result> {
  readonly begin: () => void;
  readonly result: Promise<Result>;
}

/**
 * Lets connections in a few at a time, rule C13. Thousands come at once after an outage, and their
 * reads must not delay the acts of others.
 */
export class Admission<Result> {
  /** Waiting reads by name, in their order. */
  readonly #waiting = new Map<string, Waiting<Result>>();
  #running = 0;
  #count = 0;

  /** Whether one more connection may wait. */
  get isOpen(): boolean {
    return this.#count < AT_ONCE + WAITING_MAX;
  }

  /**
   * Runs a read when it is its turn. Waiting connections with the same name, such as the viewers of
   * one link, share one read. It begins after they came.
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
      // The next read gets its own turn of the event loop, so that messages of windows come first.
      if (next) setImmediate(next[1].begin);
      else this.#running -= 1;
    }
  }
}
