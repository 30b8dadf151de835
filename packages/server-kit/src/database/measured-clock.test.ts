import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MeasuredClock } from './measured-clock.ts';

const START_MS = Date.UTC(2026, 10, 24, 19, 30);

/** Creates a database on another machine, with a connection to it. */
function machine() {
  const times = { monotonicMs: 5_000, databaseMs: START_MS };
  const clock = new MeasuredClock(() => times.monotonicMs);
  const pass = (ms: number): void => {
    times.monotonicMs += ms;
    times.databaseMs += ms;
  };
  return {
    clock,
    times,
    pass,
    ask: (thereMs = 0.2, backMs = 0.2) => {
      const sentAtMs = times.monotonicMs;
      pass(thereMs);
      const { databaseMs } = times;
      pass(backMs);
      clock.add({ sentAtMs, clockMs: databaseMs, arrivedAtMs: times.monotonicMs });
    },
  };
}

describe('the clock of a database', () => {
  it('is known to within half the round trip, however uneven the two directions, after any samples', () => {
    const delay = fc.double({ min: 0, max: 500, noNaN: true });
    const questions = fc.array(fc.tuple(delay, delay, delay), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(questions, (asked) => {
        const { clock, times, pass, ask } = machine();
        for (const [waitMs, thereMs, backMs] of asked) {
          pass(waitMs);
          ask(thereMs, backMs);
          const shortestMs = Math.min(...asked.map(([, there, back]) => (there + back) / 2));
          const wrongMs = Math.abs(clock.now() - times.databaseMs);
          expect(wrongMs).toBeLessThanOrEqual(clock.errorMs() + 0.01);
          expect(clock.errorMs()).toBeGreaterThanOrEqual(shortestMs - 0.01);
        }
      }),
    );
  });

  it.each([300_000, -300_000, 5])(
    'is followed with the next answer after it was set by %d ms',
    (byMs) => {
      const { clock, times, pass, ask } = machine();
      for (let n = 0; n < 8; n += 1) ask();
      pass(3_000);
      times.databaseMs += byMs;
      expect(clock.now() - times.databaseMs).toBeCloseTo(-byMs, 3);
      // This holds even if this answer took long and the earlier ones did not.
      ask(1, 1);
      expect(Math.abs(clock.now() - times.databaseMs)).toBeLessThanOrEqual(1);
    },
  );

  it('is known a little less well each second without a query', () => {
    const { clock, pass, ask } = machine();
    ask();
    expect(clock.errorMs()).toBeCloseTo(0.2, 3);
    pass(10_000);
    expect(clock.errorMs()).toBeCloseTo(5.7, 3);
  });

  it('is unknown before the first query', () => {
    expect(() => machine().clock.now()).toThrow('before it was asked');
  });
});
