/** Maximum number of submissions in one transaction; the rest wait for the next one. */
const SUBMISSIONS_PER_COMMIT = 64;

interface CommitQueueOptions<Submission> {
  /** Stores submissions in one transaction; an empty list only reads new events. */
  readonly store: (submissions: readonly Submission[]) => Promise<void>;
  /** Called with the submissions that were not stored. */
  readonly onFail: (submissions: readonly Submission[], error: unknown) => void;
}

/**
 * Group commit: runs one transaction at a time, and collects what arrives meanwhile for the next
 * one.
 */
export class CommitQueue<Submission> {
  readonly #options: CommitQueueOptions<Submission>;
  readonly #waiting: Submission[] = [];
  #isStale = false;
  #running: Promise<void> | undefined;

  constructor(options: CommitQueueOptions<Submission>) {
    this.#options = options;
  }

  submit(submission: Submission): void {
    this.#waiting.push(submission);
    this.#run();
  }

  /** Call when another process may have stored something. */
  catchUp(): void {
    this.#isStale = true;
    this.#run();
  }

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  #run(): void {
    this.#running ??= this.#storeAll();
  }

  async #storeAll(): Promise<void> {
    const { store, onFail } = this.#options;
    try {
      while (this.#waiting.length > 0 || this.#isStale) {
        const submissions = this.#waiting.splice(0, SUBMISSIONS_PER_COMMIT);
        this.#isStale = false;
        try {
          await store(submissions);
        } catch (error) {
          onFail(submissions, error);
        }
      }
    } finally {
      // Cleared in the same step as the last check of the queue, so that a later submission starts
      // a new run.
      this.#running = undefined;
    }
  }
}
