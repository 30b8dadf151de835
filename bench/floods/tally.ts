/** Counts the answers to a flood. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(answer: string, count = 1): void {
    this.#counts.set(answer, this.of(answer) + count);
  }

  of(answer: string): number {
    return this.#counts.get(answer) ?? 0;
  }

  answers(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].toSorted(([, one], [, other]) => other - one));
  }
}
