import { MILLIS_PER_SECOND } from './countdown';

/*
 * How a window knows the server's time, and a process of the server its database's: by questions, whose answers travel for
 * an unknown time each way. Rules T1 to T4 of `docs/protocol.md`.
 */

/** Samples that are looked at. */
export const SAMPLES_MAX = 64;
/** The time is shown once it can be wrong by no more than this. */
const SHOWN_ERROR_MS = 50;
/** Or once there are so many samples: on some networks none is better. */
const SHOWN_SAMPLES = 4;
/**
 * How far two clocks may drift apart: 50 parts in a million is more than those of phones do, and the server's time follows a
 * clock that was set at 500 (rule T6).
 */
const DRIFT = 550e-6;
/** What browsers round their clocks to. */
const ROUNDING_MS = 1;
/** How fast a correction is made, in milliseconds a millisecond. */
const SLEW = 50 / MILLIS_PER_SECOND;
/** A larger correction is made at once. */
const STEP_MS = MILLIS_PER_SECOND;

/** The four moments of one question; those of who asks are its monotonic clock's, those of who answers epoch ms. */
export interface TimeAnswer {
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
  readonly answeredAtMs: number;
  readonly arrivedAtMs: number;
}

export interface TimeSample {
  /** The asked clock's time less the monotonic clock's. */
  readonly offsetMs: number;
  /** The offset is right to this: half the round trip. */
  readonly errorMs: number;
  /** On the monotonic clock. */
  readonly takenAtMs: number;
}

/** @returns undefined where the moments cannot be those of one question */
export function timeSampleOf(answer: TimeAnswer): TimeSample | undefined {
  const { sentAtMs, receivedAtMs, answeredAtMs, arrivedAtMs } = answer;
  const roundTripMs = arrivedAtMs - sentAtMs - (answeredAtMs - receivedAtMs);
  if (!(roundTripMs >= -ROUNDING_MS && answeredAtMs >= receivedAtMs)) return undefined;
  return {
    offsetMs: (receivedAtMs - sentAtMs + answeredAtMs - arrivedAtMs) / 2,
    errorMs: Math.max(0, roundTripMs) / 2,
    takenAtMs: arrivedAtMs,
  };
}

/** What a sample's offset can be wrong by now. */
export function errorAt({ errorMs, takenAtMs }: TimeSample, nowMs: number): number {
  return errorMs + Math.max(0, nowMs - takenAtMs) * DRIFT;
}

/** Whether samples say enough to show the time. */
export function isTimeKnown(samples: readonly TimeSample[], nowMs: number): boolean {
  return (
    samples.length >= SHOWN_SAMPLES ||
    samples.some((sample) => errorAt(sample, nowMs) <= SHOWN_ERROR_MS)
  );
}

/** The sample that is wrong by the least. */
export function bestSample(samples: readonly TimeSample[], nowMs: number): TimeSample | undefined {
  let best: TimeSample | undefined;
  for (const sample of samples) {
    if (!best || errorAt(sample, nowMs) < errorAt(best, nowMs)) best = sample;
  }
  return best;
}

/** The next offset on the way to another one, after this much time. */
export function slewedOffset(fromMs: number, toMs: number, elapsedMs: number): number {
  const missingMs = toMs - fromMs;
  if (Math.abs(missingMs) > STEP_MS) return toMs;
  const stepMs = Math.max(0, elapsedMs) * SLEW;
  return fromMs + Math.max(-stepMs, Math.min(stepMs, missingMs));
}
