/** Speed at which the server's time follows the shared clock, in milliseconds per millisecond. */
const SLEW = 0.5 / 1000;

/** Returns how far the server's time is ahead of the shared clock after some time has passed. */
export const aheadLater = (aheadMs: number, elapsedMs: number): number =>
  Math.sign(aheadMs) * Math.max(0, Math.abs(aheadMs) - Math.max(0, elapsedMs) * SLEW);

interface ClockSource {
  /** Returns epoch ms by the clock that all processes share. That clock may be set, and jump. */
  readonly sharedMs: () => number;
  /** Returns the largest possible error of the shared clock. */
  readonly errorMs: () => number;
  /** Returns the monotonic clock, which never goes back. */
  readonly monotonicMs: () => number;
}

/** Start of the time of a server that took over the rooms of another one. */
export interface ClockStart {
  /** Milliseconds by which the other server's time was ahead of the shared clock. */
  readonly aheadMs: number;
  /** Largest possible error of `aheadMs`. */
  readonly errorMs: number;
}

/**
 * The time of all rooms of this process. It is the monotonic clock since the start, which slowly follows the clock
 * of the database. Windows do not notice when the database's clock is set (rule T6).
 */
export class SteadyClock {
  readonly #source: ClockSource;
  readonly #startErrorMs: number;
  #offsetMs: number;
  #readAtMs: number;

  constructor(source: ClockSource, { aheadMs, errorMs }: ClockStart = { aheadMs: 0, errorMs: 0 }) {
    this.#source = source;
    this.#startErrorMs = errorMs;
    this.#readAtMs = source.monotonicMs();
    this.#offsetMs = source.sharedMs() + aheadMs - this.#readAtMs;
  }

  /** Returns epoch ms, with fractions. */
  now(): number {
    const { sharedMs, monotonicMs } = this.#source;
    const nowMs = monotonicMs();
    const mostMs = (nowMs - this.#readAtMs) * SLEW;
    const errorMs = sharedMs() - nowMs - this.#offsetMs;
    this.#offsetMs += Math.max(-mostMs, Math.min(mostMs, errorMs));
    this.#readAtMs = nowMs;
    return nowMs + this.#offsetMs;
  }

  /** Returns the largest difference from the time of other processes, or of the server before this one. */
  errorMs(): number {
    return this.#source.errorMs() + this.#startErrorMs;
  }

  /** Returns the milliseconds by which this time is ahead of the shared clock. */
  aheadMs(): number {
    return this.now() - this.#source.sharedMs();
  }

  /** Sets at once how far this time is ahead, to the value of another process. */
  setAhead(aheadMs: number): void {
    this.#offsetMs += aheadMs - this.aheadMs();
  }
}
