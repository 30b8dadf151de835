import { expect, test } from 'vitest';
import { buildTimer, CURTAIN_MS, runningTimer } from '@standby/live-room/testing/builders';
import { lastMinuteSignal } from './last-minute';

const ZERO = 600;

test.each([
  ['before the last minute', ZERO - 62, ZERO - 61, null],
  ['where it begins', ZERO - 61, ZERO - 60, 'tick'],
  ['in its last second', ZERO - 2, ZERO - 1, 'tick'],
  ['at zero', ZERO - 1, ZERO, 'time'],
  ['a second late', ZERO - 1, ZERO + 1, 'time'],
  ['long after it, as after sleep', ZERO - 30, ZERO + 30, null],
  ['in the overrun', ZERO, ZERO + 1, null],
  ['within one second', ZERO - 10, ZERO - 10, null],
])('%s', (_, from, to, signal) => {
  const at = (seconds: number) => CURTAIN_MS + seconds * 1_000;
  expect(lastMinuteSignal(runningTimer(), at(from), at(to))).toBe(signal);
});

test('a standing timer gives no signal', () => {
  const timer = buildTimer({ run: { phase: 'paused', elapsedMs: 590_000 } });
  expect(lastMinuteSignal(timer, CURTAIN_MS, CURTAIN_MS + 1_000)).toBeNull();
});
