import { expect, it } from 'vitest';
import { liveTimerAt } from './live-timer';

const timer = { name: 'Act 1', zeroAtMs: 1_000_000, warningMs: 120_000 };

it.each([
  [3_723_500, 'counting', '1:02:04', 500],
  [120_001, 'counting', '2:01', 1],
  [120_000, 'standby', '2:00', 1_000],
  [0, 'time', '0:00', 1_000],
  [-67_500, 'time', '+1:07', 500],
])('%i ms before zero it is %s, reads %s and changes in %i ms', (leftMs, phase, figure, millis) => {
  expect(liveTimerAt(timer, timer.zeroAtMs - leftMs)).toEqual({
    phase,
    figure,
    changesInMs: millis,
  });
});
