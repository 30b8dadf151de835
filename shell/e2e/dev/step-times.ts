/** Times of the steps of a test, as the rows of a table. */
export class StepTimes {
  readonly #rows: string[] = [];

  /** @param start time of `performance.now()` at which the step began */
  record(step: string, start: number): void {
    this.#rows.push(`| ${step} | ${((performance.now() - start) / 1000).toFixed(1)} |`);
  }

  /** Runs a step, and records its time if it succeeds. */
  async measure<Result>(step: string, run: () => Result | Promise<Result>): Promise<Result> {
    const start = performance.now();
    const result = await run();
    this.record(step, start);
    return result;
  }

  table(): string {
    return ['| step | s |', '| --- | ---: |', ...this.#rows].join('\n');
  }
}
