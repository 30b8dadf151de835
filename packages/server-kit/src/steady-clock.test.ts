import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aheadLater, SteadyClock } from './steady-clock';

const HOUR_MS = 3_600_000;

function machine() {
  const times = { sharedMs: 1_700_000_000_000, monotonicMs: 5_000 };
  const clock = new SteadyClock({
    sharedMs: () => times.sharedMs,
    errorMs: () => 0.5,
    monotonicMs: () => times.monotonicMs,
  });
  return {
    clock,
    times,
    pass: (ms: number) => {
      times.sharedMs += ms;
      times.monotonicMs += ms;
    },
  };
}

describe('T6: the server’s time', () => {
  it('is the shared clock’s at the start', () => {
    expect(machine().clock.now()).toBe(1_700_000_000_000);
  });

  it('does not jump when the shared clock is set, and follows it at 0.5 ms a second', () => {
    const { clock, times, pass } = machine();
    times.sharedMs += HOUR_MS;
    expect(clock.now()).toBe(1_700_000_000_000);
    pass(1_000);
    expect(clock.now()).toBeCloseTo(1_700_000_001_000.5, 3);
    times.sharedMs -= 2 * HOUR_MS;
    pass(1_000);
    expect(clock.now()).toBeCloseTo(1_700_000_002_000, 3);
  });

  it('takes over the lead of another process on the shared clock', () => {
    const { clock, times, pass } = machine();
    times.sharedMs -= HOUR_MS;
    expect(clock.aheadMs()).toBe(HOUR_MS);
    const later = machine();
    later.times.sharedMs = times.sharedMs;
    later.clock.setAhead(clock.aheadMs());
    expect(later.clock.now()).toBe(clock.now());
    pass(60_000);
    later.pass(60_000);
    expect(later.clock.now()).toBeCloseTo(clock.now(), 3);
  });

  it('continues at its own pace to within 0.05 %, whichever way the shared clock jumps', () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -HOUR_MS, max: HOUR_MS })),
    );
    fc.assert(
      fc.property(steps, (passing) => {
        const { clock, times, pass } = machine();
        let last = clock.now();
        for (const [ms, jumpMs] of passing) {
          pass(ms);
          times.sharedMs += jumpMs;
          const now = clock.now();
          expect(Math.abs(now - last - ms)).toBeLessThanOrEqual(ms * 0.0005 + 0.001);
          last = now;
        }
      }),
    );
  });

  it.each([3_000, -3_000])('continues the time of another server, %i ms off', (aheadMs) => {
    const times = { sharedMs: 1_700_000_000_000, monotonicMs: 0 };
    const clock = new SteadyClock(
      {
        sharedMs: () => times.sharedMs,
        errorMs: () => 0.5,
        monotonicMs: () => times.monotonicMs,
      },
      { aheadMs, errorMs: 12 },
    );
    expect(clock.now()).toBe(1_700_000_000_000 + aheadMs);
    expect(clock.errorMs()).toBe(12.5);
    times.sharedMs += HOUR_MS;
    times.monotonicMs += HOUR_MS;
    const leftMs = aheadLater(aheadMs, HOUR_MS);
    expect(Math.abs(leftMs)).toBeCloseTo(1_200, 6);
    expect(clock.now()).toBeCloseTo(times.sharedMs + leftMs, 3);
    expect(Math.abs(aheadLater(aheadMs, 24 * HOUR_MS))).toBe(0);
  });
});
