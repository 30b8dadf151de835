import { expect, test } from 'vitest';
import { detectClockJump, withoutSmallStepBack } from './clock-jump';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2025, 0, 15, 19, 30);

function jump(wallMs: number, monotonicMs: number, isContinuous: boolean) {
  const before = { wallMs: START_MS, monotonicMs: 100, isContinuous: true };
  const after = { wallMs: START_MS + wallMs, monotonicMs: 100 + monotonicMs, isContinuous };
  return detectClockJump(before, after);
}

test.each([
  ['time passes', 1_000, 1_000, true, undefined],
  ['clocks are sampled a little apart', 1_003, 1_000, true, undefined],
  ['a time server corrects a little', 1_200, 1_000, true, undefined],
  ['the clocks drift over hours', 10 * HOUR_MS + 15_000, 10 * HOUR_MS, true, undefined],
  ['it sleeps, and both clocks go on', HOUR_MS, HOUR_MS, false, undefined],
  ['it sleeps, and one clock stops', HOUR_MS + 400, 400, false, { kind: 'slept', byMs: HOUR_MS }],
  ['it is set forward', HOUR_MS + 900, 900, true, { kind: 'clock-set', byMs: HOUR_MS }],
  ['it is set back', 900 - HOUR_MS, 900, true, { kind: 'clock-set', byMs: -HOUR_MS }],
  ['it is set back unseen', 900 - HOUR_MS, 900, false, { kind: 'clock-set', byMs: -HOUR_MS }],
  ['it is set back a little', 500, 1_000, true, { kind: 'clock-set', byMs: -500 }],
])('%s', (_, wallMs, monotonicMs, isContinuous, expected) => {
  expect(jump(wallMs, monotonicMs, isContinuous)).toEqual(expected);
});

test.each([
  [1_000, 1_001, 1_001],
  // Following a drift backwards makes time wait.
  [1_000, 800, 1_000],
  // A correction of the clock does not.
  [60_000, 1_000, 1_000],
])('after %i comes %i as %i', (lastMs, nextMs, expected) => {
  expect(withoutSmallStepBack(lastMs, nextMs)).toBe(expected);
});
