/** Runs work one at a time. What asks for it during a run gets one more run after that. */
export class Repeater {
  readonly #work: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #isStale = false;
  #running: Promise<void> | undefined;

  constructor(work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Resolves when what was asked for so far is done, or has failed. */
  run(): Promise<void> {
    this.#isStale = true;
    return (this.#running ??= this.#runAll());
  }

  async #runAll(): Promise<void> {
    try {
      while (this.#isStale) {
        this.#isStale = false;
        await this.#work().catch(this.#onError);
      }
    } finally {
      // In the same step as the last look: who asks later gets a run of their own.
      this.#running = undefined;
    }
  }
}
