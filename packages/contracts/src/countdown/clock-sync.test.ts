import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSample, errorAt, slewedOffset, timeSampleOf } from './clock-sync';

/** Milliseconds of correction per millisecond, rule T6. */
const SERVER_SLEW = 0.5 / 1000;
const QUARTZ = 50e-6;
const SERVER_MS = Date.UTC(2026, 10, 22, 19, 30);

describe('a time sample', () => {
  it('T1: is right to within half the round trip, however long each way took', () => {
    const delays = fc.double({ min: 0, max: 5_000, noNaN: true });
    fc.assert(
      fc.property(delays, delays, delays, (upMs, waitMs, downMs) => {
        const sample = timeSampleOf({
          sentAtMs: 100,
          receivedAtMs: SERVER_MS + upMs,
          answeredAtMs: SERVER_MS + upMs + waitMs,
          arrivedAtMs: 100 + upMs + waitMs + downMs,
        });
        const trueOffsetMs = SERVER_MS - 100;
        expect(Math.abs((sample?.offsetMs ?? 0) - trueOffsetMs)).toBeLessThanOrEqual(
          (sample?.errorMs ?? 0) + 0.01,
        );
      }),
    );
  });

  it('T3: is as wrong as the answer says, beside half the round trip', () => {
    const answer = { sentAtMs: 100, receivedAtMs: 5, answeredAtMs: 5, arrivedAtMs: 104 };
    expect(timeSampleOf(answer)?.errorMs).toBe(2);
    expect(timeSampleOf({ ...answer, errorMs: 12 })?.errorMs).toBe(14);
  });

  it('is rejected when the answer precedes the question, or a moment is not a number', () => {
    const answer = { sentAtMs: 100, receivedAtMs: 5, answeredAtMs: 5, arrivedAtMs: 98 };
    expect(timeSampleOf(answer)).toBeUndefined();
    expect(timeSampleOf({ ...answer, answeredAtMs: 4 })).toBeUndefined();
    expect(timeSampleOf({ ...answer, arrivedAtMs: Number.NaN })).toBeUndefined();
  });

  it('T3: the sample with the smallest possible error counts, and age increases that error', () => {
    const old = { offsetMs: 1, errorMs: 2, takenAtMs: 0 };
    const young = { offsetMs: 2, errorMs: 4, takenAtMs: 6_000 };
    expect(bestSample([old, young], 3_000)).toBe(old);
    expect(bestSample([old, young], 6_000)).toBe(young);
    expect(bestSample([], 0)).toBeUndefined();
    expect(errorAt(old, 60_000)).toBeCloseTo(35);
  });
});

it('T3, T6: the stated error covers a server whose clock is being corrected', () => {
  const ages = fc.integer({ min: 0, max: 600_000 });
  fc.assert(
    fc.property(ages, fc.constantFrom(-1, 1), (ageMs, direction) => {
      const sample = { offsetMs: SERVER_MS, errorMs: 0, takenAtMs: 0 };
      const followedMs = direction * ageMs * SERVER_SLEW;
      const quartzMs = direction * ageMs * QUARTZ;
      expect(errorAt(sample, ageMs)).toBeGreaterThanOrEqual(
        Math.abs(followedMs + quartzMs) - 0.001,
      );
    }),
  );
});

describe('T4: a correction', () => {
  it.each([
    { from: 0, to: 40, elapsed: 1_000, next: 40 },
    { from: 0, to: 400, elapsed: 1_000, next: 50 },
    { from: 0, to: -400, elapsed: 1_000, next: -50 },
    { from: 0, to: 400, elapsed: -5, next: 0 },
    { from: 0, to: 1_001, elapsed: 1, next: 1_001 },
  ])('from $from to $to is at $next after $elapsed ms', ({ from, to, elapsed, next }) => {
    expect(slewedOffset(from, to, elapsed)).toBe(next);
  });
});
