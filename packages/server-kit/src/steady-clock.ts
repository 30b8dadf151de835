/** How fast the server's time follows the shared clock, in milliseconds a millisecond. */
const SLEW = 0.5 / 1000;

/** How far the server's time is ahead of the shared clock, a while after it was that far. */
export const aheadLater = (aheadMs: number, elapsedMs: number): number =>
  Math.sign(aheadMs) * Math.max(0, Math.abs(aheadMs) - Math.max(0, elapsedMs) * SLEW);

export interface ClockSource {
  /** Epoch ms by the clock that all processes share. It may be set, and jump. */
  readonly sharedMs: () => number;
  /** By how much that can be wrong. */
  readonly errorMs: () => number;
  /** It only goes on. */
  readonly monotonicMs: () => number;
}

/** Where the time of a server begins that took over rooms of another one. */
export interface ClockStart {
  /** By how much the other one's time was ahead of the shared clock. */
  readonly aheadMs: number;
  /** By how much that can be wrong. */
  readonly errorMs: number;
}

/**
 * The time of all rooms of this process: the monotonic clock since the start, which follows the clock of the
 * database so slowly that no window notices a clock that is set (rule T6).
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

  /** By how much it can differ from the time that windows got from other processes, or from the server before this one. */
  errorMs(): number {
    return this.#source.errorMs() + this.#startErrorMs;
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
