import {
  bestSample,
  errorAt,
  SAMPLES_MAX,
  type TimeSample,
  timeSampleOf,
} from '@standby/contracts/clock-sync';

/** The time that all processes on one database share. */
export interface DatabaseClock {
  /** Returns epoch ms, with fractions. The clock may be set, and jump. */
  readonly now: () => number;
  /** Returns the largest possible error of that time, in ms. */
  readonly errorMs: () => number;
}

/** Returns monotonic milliseconds. It does not use `performance`, which tests with fake timers replace. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** An answer with the time, and the monotonic moments of the question and the answer. */
export interface ClockAnswer {
  readonly sentAtMs: number;
  /** Epoch ms by the measured clock. */
  readonly clockMs: number;
  readonly arrivedAtMs: number;
}

/** The clock of a database or a server on another machine, which may differ from this machine's by minutes. */
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
    // A sample that contradicts earlier ones means that the clock was set, or belongs to another machine now.
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
