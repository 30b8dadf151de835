import {
  bestSample,
  errorAt,
  SAMPLES_MAX,
  type TimeSample,
  timeSampleOf,
} from '@standby/contracts/clock-sync';

/** The time that all processes on one database share. */
export interface DatabaseClock {
  /** Epoch ms, with fractions. It may be set, and jump. */
  readonly now: () => number;
  /** By how much that can be wrong, in ms. */
  readonly errorMs: () => number;
}

/** Not `performance`, whose time is a test's own where it controls the time of windows. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** An answer with the time, and the moments of the monotonic clock between which it was asked for. */
export interface ClockAnswer {
  readonly sentAtMs: number;
  /** Epoch ms by the clock that is measured. */
  readonly clockMs: number;
  readonly arrivedAtMs: number;
}

/** The clock of a database or a server on another machine: machines may have clocks that differ by minutes. */
export class MeasuredClock implements DatabaseClock {
  readonly #monotonicMs: () => number;
  #samples: readonly TimeSample[] = [];

  constructor(monotonic = monotonicMs) {
    this.#monotonicMs = monotonic;
  }

  readonly now = (): number => {
    const nowMs = this.#monotonicMs();
    return nowMs + this.#best(nowMs).offsetMs;
  };

  readonly errorMs = (): number => {
    const nowMs = this.#monotonicMs();
    return errorAt(this.#best(nowMs), nowMs);
  };

  add({ sentAtMs, clockMs, arrivedAtMs }: ClockAnswer): void {
    const sample = timeSampleOf({
      sentAtMs,
      receivedAtMs: clockMs,
      answeredAtMs: clockMs,
      arrivedAtMs,
    });
    if (!sample) return;
    // One that contradicts earlier ones says that the clock was set, or that it is another machine's.
    const agreeing = this.#samples.filter(
      (other) =>
        Math.abs(other.offsetMs - sample.offsetMs) <=
        sample.errorMs + errorAt(other, sample.takenAtMs),
    );
    this.#samples = [...agreeing, sample].slice(-SAMPLES_MAX);
  }

  #best(nowMs: number): TimeSample {
    const best = bestSample(this.#samples, nowMs);
    if (!best) throw new Error('The clock of the database is read before it was asked');
    return best;
  }
}
