/** Lets long work go on piece by piece: one piece in each turn of the event loop. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #schedule: (callback: () => void) => void;

  /** @param schedule calls back in the next turn of the event loop */
  constructor(schedule: (callback: () => void) => void) {
    this.#schedule = schedule;
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) this.#schedule(() => this.#take());
    });
  }

  #take(): void {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) this.#schedule(() => this.#take());
  }
}
