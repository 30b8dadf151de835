/** How fast the server's time follows the system clock, in milliseconds a millisecond. */
const SLEW = 0.5 / 1000;

/** How far the server's time is ahead of the system clock, a while after it was that far. */
export const aheadLater = (aheadMs: number, elapsedMs: number): number =>
  Math.sign(aheadMs) * Math.max(0, Math.abs(aheadMs) - Math.max(0, elapsedMs) * SLEW);

export interface ClockSource {
  /** Epoch ms. It may be set, and jump. */
  readonly systemMs: () => number;
  /** It only goes on. */
  readonly monotonicMs: () => number;
}

/**
 * The time of all rooms of this process: the monotonic clock since the start, which follows the system clock
 * so slowly that no window notices a clock that is set (rule T6).
 */
export class SteadyClock {
  readonly #source: ClockSource;
  #offsetMs: number;
  #readAtMs: number;

  /** @param aheadMs of the system clock, at the start: that of the server whose rooms this one took over, say */
  constructor(source: ClockSource, aheadMs = 0) {
    this.#source = source;
    this.#readAtMs = source.monotonicMs();
    this.#offsetMs = source.systemMs() + aheadMs - this.#readAtMs;
  }

  /** Epoch ms, with fractions. */
  now(): number {
    const { systemMs, monotonicMs } = this.#source;
    const nowMs = monotonicMs();
    const mostMs = (nowMs - this.#readAtMs) * SLEW;
    const errorMs = systemMs() - nowMs - this.#offsetMs;
    this.#offsetMs += Math.max(-mostMs, Math.min(mostMs, errorMs));
    this.#readAtMs = nowMs;
    return nowMs + this.#offsetMs;
  }
}
