/** How fast the server's time follows the system clock, in milliseconds a millisecond. */
const SLEW = 0.5 / 1000;

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

  constructor(source: ClockSource) {
    this.#source = source;
    this.#readAtMs = source.monotonicMs();
    this.#offsetMs = source.systemMs() - this.#readAtMs;
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
