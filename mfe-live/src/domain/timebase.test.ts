import { expect, test } from 'vitest';
import { CURTAIN_MS } from './testing/builders';
import { advance, judge } from './timebase';

const HOUR_MS = 3_600_000;

function passage(wallMs: number, monotonicMs: number, ranThrough: boolean) {
  const before = { wallMs: CURTAIN_MS, monotonicMs: 100, ranThrough: true };
  const after = { wallMs: CURTAIN_MS + wallMs, monotonicMs: 100 + monotonicMs, ranThrough };
  return judge(before, after);
}

test.each([
  ['time passes', 1_000, 1_000, true, { kind: 'steady' }],
  ['clocks are read a little apart', 1_003, 1_000, true, { kind: 'steady' }],
  ['a time server nudges', 1_200, 1_000, true, { kind: 'steady' }],
  ['the clocks drift over hours', 10 * HOUR_MS + 15_000, 10 * HOUR_MS, true, { kind: 'steady' }],
  ['it sleeps, and both clocks go on', HOUR_MS, HOUR_MS, false, { kind: 'steady' }],
  ['it sleeps, and one clock stops', HOUR_MS + 400, 400, false, { kind: 'slept', byMs: HOUR_MS }],
  ['it is set forward', HOUR_MS + 900, 900, true, { kind: 'clock-set', byMs: HOUR_MS }],
  ['it is set back', 900 - HOUR_MS, 900, true, { kind: 'clock-set', byMs: -HOUR_MS }],
  ['it is set back unseen', 900 - HOUR_MS, 900, false, { kind: 'clock-set', byMs: -HOUR_MS }],
  ['it is set back a little', 500, 1_000, true, { kind: 'clock-set', byMs: -500 }],
])('%s', (_, wallMs, monotonicMs, ranThrough, expected) => {
  expect(passage(wallMs, monotonicMs, ranThrough)).toEqual(expected);
});

test.each([
  [1_000, 1_001, 1_001],
  // A drift that is followed back makes time wait.
  [1_000, 800, 1_000],
  // A correction does not.
  [60_000, 1_000, 1_000],
])('after %i comes %i as %i', (lastMs, nextMs, expected) => {
  expect(advance(lastMs, nextMs)).toBe(expected);
});
