/** Runs work one at a time. What asks for it during a run gets one more run after that, with all others that ask meanwhile. */
export class Repeater {
  readonly #work: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #last: Promise<void> = Promise.resolve();
  /** The run that has not begun. */
  #next: Promise<void> | undefined;

  constructor(work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Resolves when a run that began later is done, or has failed. */
  run(): Promise<void> {
    this.#next ??= this.#last = this.#last.then(() => this.#begin());
    return this.#next;
  }

  async #begin(): Promise<void> {
    this.#next = undefined;
    try {
      await this.#work();
    } catch (error) {
      this.#onError(error);
    }
  }
}
