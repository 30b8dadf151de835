import { expect, test } from 'vitest';
import { buildState, buildTimer, CURTAIN_MS, runningTimer } from '../../testing/builders';
import { apply } from '../acts/acts';
import { timerOf } from '../state/room-state';
import { balanceMs, figureOf, progress, thresholdOf, warningShare, zeroAtMs } from './countdown';

test.each([
  [0, '10:00', null],
  [999, '10:00', null],
  [1_000, '9:59', null],
  [540_000, '1:00', null],
  [599_000, '0:01', null],
  [599_999, '0:01', null],
  [600_000, '0:00', '0:00'],
  [600_999, '0:00', '0:00'],
  [601_000, '0:00', '0:01'],
  [672_500, '0:00', '1:12'],
])('%i ms after its start a timer of 600 s shows %s and %s over', (afterMs, remaining, overrun) => {
  expect(figureOf(runningTimer(), CURTAIN_MS + afterMs)).toMatchObject({ remaining, overrun });
});

test.each([
  [0, '10:00'],
  [599_999, '0:01'],
  // Time is up, but the overrun is not yet a second long.
  [600_000, '0:00'],
  [600_999, '0:00'],
  [607_000, '+0:07'],
  [1_205_000, '+10:05'],
  [4_267_000, '+1:01:07'],
])('%i ms after its start the large figure is %s', (afterMs, large) => {
  expect(figureOf(runningTimer(), CURTAIN_MS + afterMs).large).toBe(large);
});

test.each([
  [0, 'normal'],
  [539_999, 'normal'],
  [540_000, 'standby'],
  [599_999, 'standby'],
  [600_000, 'time'],
  [900_000, 'time'],
] as const)('%i ms after its start the threshold is %s', (afterMs, threshold) => {
  expect(thresholdOf(runningTimer(), CURTAIN_MS + afterMs)).toBe(threshold);
});

test('a timer without a warning changes from normal to time', () => {
  const timer = runningTimer({ warningMs: 0 });
  expect(thresholdOf(timer, CURTAIN_MS + 599_999)).toBe('normal');
  expect(thresholdOf(timer, CURTAIN_MS + 600_000)).toBe('time');
});

test.each([
  [0, 0],
  [150_000, 0.25],
  [600_000, 1],
  [700_000, 1],
])('%i ms after its start the progress is %f', (afterMs, share) => {
  expect(progress(runningTimer(), CURTAIN_MS + afterMs)).toBe(share);
});

test('progress is the share of the timer’s own duration', () => {
  const timer = runningTimer({ durationMs: 1_800_000 });
  expect(progress(timer, CURTAIN_MS + 450_000)).toBe(0.25);
});

test('progress is never negative, even with more than the duration left', () => {
  expect(progress(buildTimer({ adjustedMs: 60_000 }), CURTAIN_MS)).toBe(0);
});

test.each([
  [60_000, 0.9],
  [0, 1],
  [600_000, 0],
  [900_000, 0],
])('with %i ms of warning, Standby begins at a progress of %f', (warningMs, share) => {
  const timer = runningTimer({ warningMs });
  expect(warningShare(timer)).toBe(share);
});

test.each([
  // While time is left, an adjustment counts in full.
  [0, 60_000, '11:00'],
  [0, -60_000, '9:00'],
  // With less than a minute left, the minimum is zero.
  [570_000, -60_000, '0:00'],
  // At zero and in an overrun, a minute counts in full from now on.
  [600_000, 60_000, '1:00'],
  [620_300, 60_000, '1:00'],
])('%i ms after the start, %i ms make it %s', (afterMs, byMs, remaining) => {
  const nowMs = CURTAIN_MS + afterMs;
  const state = buildState({ timers: [runningTimer()] });
  const adjusted = apply(state, { type: 'adjust', timerId: 'timer-1', byMs }, nowMs);
  expect(figureOf(timerOf(adjusted, 'timer-1') ?? buildTimer(), nowMs).remaining).toBe(remaining);
});

test('the overrun counts after the timer was taken down to zero', () => {
  const nowMs = CURTAIN_MS + 570_000;
  const state = buildState({ timers: [runningTimer()] });
  const floored = apply(state, { type: 'adjust', timerId: 'timer-1', byMs: -60_000 }, nowMs);
  const timer = timerOf(floored, 'timer-1') ?? buildTimer();
  expect(balanceMs(timer, nowMs)).toBe(0);
  expect(figureOf(timer, nowMs + 5_000)).toMatchObject({ remaining: '0:00', overrun: '0:05' });
});

test('a standing timer at zero has no overrun', () => {
  expect(figureOf(buildTimer({ adjustedMs: -600_000 }), CURTAIN_MS)).toMatchObject({
    remaining: '0:00',
    overrun: null,
    threshold: 'time',
    progress: 1,
  });
});

test('a paused overrun stays as it is', () => {
  const timer = buildTimer({ run: { phase: 'paused', elapsedMs: 605_500 } });
  expect(figureOf(timer, CURTAIN_MS)).toEqual(figureOf(timer, CURTAIN_MS + 86_400_000));
  expect(figureOf(timer, CURTAIN_MS).overrun).toBe('0:05');
});

test('only a running timer has a zero', () => {
  expect(zeroAtMs(runningTimer())).toBe(CURTAIN_MS + 600_000);
  expect(zeroAtMs(buildTimer())).toBeUndefined();
});
