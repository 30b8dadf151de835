/** How fast the server's time follows the shared clock, in milliseconds a millisecond. */
const SLEW = 0.5 / 1000;

/** How far the server's time is ahead of the shared clock, a while after it was that far. */
export const aheadLater = (aheadMs: number, elapsedMs: number): number =>
  Math.sign(aheadMs) * Math.max(0, Math.abs(aheadMs) - Math.max(0, elapsedMs) * SLEW);

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

  /** @param aheadMs of the shared clock, at the start: that of the server whose rooms this one took over, say */
  constructor(source: ClockSource, aheadMs = 0) {
    this.#source = source;
    this.#readAtMs = source.monotonicMs();
    this.#offsetMs = source.sharedMs() + aheadMs - this.#readAtMs;
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
