/** How fast the server's time follows the shared clock, in milliseconds a millisecond. */
const SLEW = 0.5 / 1000;

export interface ClockSource {
  /** Epoch ms by the clock that all processes share. It may be set, and jump. */
  readonly sharedMs: () => number;
  /** It only goes on. */
  readonly monotonicMs: () => number;
}

/**
 * The time of all rooms of this process: the monotonic clock since the start, which follows the clock of the
 * database so slowly that no window notices a clock that is set (rule T6).
 */
export class SteadyClock {
  readonly #source: ClockSource;
  #offsetMs: number;
  #readAtMs: number;

  constructor(source: ClockSource) {
    this.#source = source;
    this.#readAtMs = source.monotonicMs();
    this.#offsetMs = source.sharedMs() - this.#readAtMs;
  }

  /** Epoch ms, with fractions. */
  now(): number {
    const { sharedMs, monotonicMs } = this.#source;
    const nowMs = monotonicMs();
    const mostMs = (nowMs - this.#readAtMs) * SLEW;
    const errorMs = sharedMs() - nowMs - this.#offsetMs;
    this.#offsetMs += Math.max(-mostMs, Math.min(mostMs, errorMs));
    this.#readAtMs = nowMs;
    return nowMs + this.#offsetMs;
  }

  /** By how much it is ahead of the shared clock: what it has not followed yet. */
  aheadMs(): number {
    return this.now() - this.#source.sharedMs();
  }

  /** Is as far ahead as another process from now on, at once. */
  setAhead(aheadMs: number): void {
    this.#offsetMs += aheadMs - this.aheadMs();
  }
}
