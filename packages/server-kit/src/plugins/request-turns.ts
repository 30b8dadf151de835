import { setImmediate } from 'node:timers';

/** Maximum number of requests that begin in one turn of the event loop. */
const BEGIN_MAX = 16;

/**
 * Begins work in its order, a limited amount in each turn of the event loop. Between turns, the process reads other
 * connections. Thousands of requests that arrive at once therefore do not delay the acts of live rooms.
 */
export class RequestTurns {
  readonly #waiting: (() => void)[] = [];
  #begun = 0;
  #isScheduled = false;

  get waiting(): number {
    return this.#waiting.length;
  }

  run(begin: () => void): void {
    if (this.#begun < BEGIN_MAX && this.#waiting.length === 0) this.#begin(begin);
    else this.#waiting.push(begin);
  }

  #begin(begin: () => void): void {
    this.#begun += 1;
    if (!this.#isScheduled) setImmediate(() => this.#next());
    this.#isScheduled = true;
    begin();
  }

  #next(): void {
    this.#isScheduled = false;
    this.#begun = 0;
    for (const begin of this.#waiting.splice(0, BEGIN_MAX)) this.#begin(begin);
  }
}
