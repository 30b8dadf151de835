import { MILLIS_PER_SECOND } from './countdown';

/*
 * Synchronises a window's clock with the server's, and a server process's clock with its database's. It asks
 * questions whose answers take an unknown time each way. Rules T1 to T4 of `docs/protocol.md`.
 */

/** Number of samples that are compared. */
export const SAMPLES_MAX = 64;
/** The time is shown once its error is at most this. */
const SHOWN_ERROR_MS = 50;
/** The time is also shown after this many samples, because some networks never give a better one. */
const SHOWN_SAMPLES = 4;
/**
 * Largest drift between two clocks. Phones stay below 50 parts per million, and the server follows a corrected clock
 * at 500 (rule T6).
 */
const DRIFT = 550e-6;
/** Browsers round their clocks to this. */
const ROUNDING_MS = 1;
/** Speed of a correction, in milliseconds per millisecond. */
const SLEW = 50 / MILLIS_PER_SECOND;
/** A larger correction happens at once. */
const STEP_MS = MILLIS_PER_SECOND;

/**
 * The four moments of one question. The asking side reads its monotonic clock; the answering side reports epoch
 * milliseconds.
 */
export interface TimeAnswer {
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
  readonly answeredAtMs: number;
  readonly arrivedAtMs: number;
  /** By how much the answering side's time can be wrong, in its own words. */
  readonly errorMs?: number;
}

export interface TimeSample {
  /** The asked clock's time minus the monotonic clock's. */
  readonly offsetMs: number;
  /** Largest error of the offset: half the round trip, and what the answer says. */
  readonly errorMs: number;
  /** Moment of the sample on the monotonic clock. */
  readonly takenAtMs: number;
}

/** @returns undefined when the moments cannot belong to one question */
export function timeSampleOf(answer: TimeAnswer): TimeSample | undefined {
  const { sentAtMs, receivedAtMs, answeredAtMs, arrivedAtMs, errorMs = 0 } = answer;
  const roundTripMs = arrivedAtMs - sentAtMs - (answeredAtMs - receivedAtMs);
  if (!(roundTripMs >= -ROUNDING_MS && answeredAtMs >= receivedAtMs)) return undefined;
  return {
    offsetMs: (receivedAtMs - sentAtMs + answeredAtMs - arrivedAtMs) / 2,
    errorMs: Math.max(0, roundTripMs) / 2 + errorMs,
    takenAtMs: arrivedAtMs,
  };
}

/** Returns the largest error that a sample's offset can have by now, in milliseconds. */
export function errorAt({ errorMs, takenAtMs }: TimeSample, nowMs: number): number {
  return errorMs + Math.max(0, nowMs - takenAtMs) * DRIFT;
}

/** Whether the samples are good enough to show the time. */
export function isTimeKnown(samples: readonly TimeSample[], nowMs: number): boolean {
  return (
    samples.length >= SHOWN_SAMPLES ||
    samples.some((sample) => errorAt(sample, nowMs) <= SHOWN_ERROR_MS)
  );
}

/** Returns the sample with the smallest possible error. */
export function bestSample(samples: readonly TimeSample[], nowMs: number): TimeSample | undefined {
  let best: TimeSample | undefined;
  for (const sample of samples) {
    if (!best || errorAt(sample, nowMs) < errorAt(best, nowMs)) best = sample;
  }
  return best;
}

/** Returns the offset on the way to a new one after some time has passed. */
export function slewedOffset(fromMs: number, toMs: number, elapsedMs: number): number {
  const missingMs = toMs - fromMs;
  if (Math.abs(missingMs) > STEP_MS) return toMs;
  const stepMs = Math.max(0, elapsedMs) * SLEW;
  return fromMs + Math.max(-stepMs, Math.min(stepMs, missingMs));
}
