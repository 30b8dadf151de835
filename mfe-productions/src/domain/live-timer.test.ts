import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { liveTimerAt } from './live-timer';

const timer = { name: 'Act 1', zeroAtMs: 1_000_000, warningMs: 60_000 };

it.each([
  [3_723_000, 'running', '1:02:03'],
  [600_000, 'running', '10:00'],
  [599_001, 'running', '10:00'],
  [60_001, 'running', '1:01'],
  [60_000, 'standby', '1:00'],
  [1, 'standby', '0:01'],
  [0, 'time', '0:00'],
  [-999, 'time', '0:00'],
  [-1_000, 'time', '+0:01'],
  [-67_500, 'time', '+1:07'],
])('%i ms before zero it is %s and reads %s', (leftMs, phase, figure) => {
  expect(liveTimerAt(timer, timer.zeroAtMs - leftMs)).toMatchObject({ phase, figure });
});

it('changes exactly when it says it will', () => {
  fc.assert(
    fc.property(fc.integer({ min: -7_200_000, max: 7_200_000 }), (leftMs) => {
      const now = timer.zeroAtMs - leftMs;
      const { figure, changesInMs } = liveTimerAt(timer, now);
      expect(changesInMs).toBeGreaterThan(0);
      expect(liveTimerAt(timer, now + changesInMs - 1).figure).toBe(figure);
      const next = liveTimerAt(timer, now + changesInMs);
      // At zero it is the word that changes.
      expect([next.figure, next.phase]).not.toEqual([figure, liveTimerAt(timer, now).phase]);
    }),
  );
});
