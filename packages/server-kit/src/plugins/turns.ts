import { setImmediate } from 'node:timers';

/** Requests that begin in one turn of the event loop. */
const BEGIN_MAX = 16;

/**
 * Lets work begin in its order, some of it in each turn of the event loop. Between turns, the process reads what has arrived on
 * other connections, such as the acts of live rooms: thousands of requests that arrive at once do not hold them up.
 */
export class Turns {
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
