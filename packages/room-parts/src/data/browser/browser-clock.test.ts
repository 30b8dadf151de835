import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserClock } from './browser-clock';

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('reads both clocks of the machine', () => {
  vi.setSystemTime(1_000_000);
  const clock = browserClock();
  const before = clock.sample();
  vi.advanceTimersByTime(1_500);
  const after = clock.sample();
  expect(after.wallMs - before.wallMs).toBe(1_500);
  expect(after.monotonicMs - before.monotonicMs).toBe(1_500);
  expect(clock.monotonicMs()).toBe(after.monotonicMs);
});

test('a page without watchers proves nothing and runs nothing', () => {
  const clock = browserClock();
  clock.sample();
  expect(vi.getTimerCount()).toBe(0);
  expect(clock.sample().isContinuous).toBe(false);
});

test('a watched page proves that it runs, from the first sample on', () => {
  const clock = browserClock();
  const stop = clock.detectGaps();
  expect(clock.sample().isContinuous).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(clock.sample().isContinuous).toBe(true);
  expect(clock.sample().isContinuous).toBe(true);
  stop();
  stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(clock.sample().isContinuous).toBe(false);
});

test('setting the system clock does not break the proof', () => {
  const clock = browserClock();
  clock.detectGaps();
  clock.sample();
  vi.advanceTimersByTime(500);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(500);
  expect(clock.sample().isContinuous).toBe(true);
});

test.each([
  ['a second without a pulse', 1_000, false],
  ['a busy moment', 300, true],
])('after %s, the clock is continuous: %s', (_, blockedMs, isContinuous) => {
  const clock = browserClock();
  clock.detectGaps();
  clock.sample();
  vi.advanceTimersByTime(250);
  // The page is suspended: time passes, but none of its callbacks runs.
  const stoppedAtMs = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(stoppedAtMs + blockedMs);
  expect(clock.sample().isContinuous).toBe(isContinuous);
  expect(clock.sample().isContinuous).toBe(true);
});

test('a page that was hidden in between proves nothing', () => {
  const clock = browserClock();
  clock.detectGaps();
  clock.sample();
  setHidden(true);
  setHidden(false);
  expect(clock.sample().isContinuous).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(clock.sample().isContinuous).toBe(true);
  setHidden(true);
  vi.advanceTimersByTime(1_000);
  expect(clock.sample().isContinuous).toBe(false);
  expect(clock.sample().isContinuous).toBe(false);
});

test('a timeout fires once, unless it is cancelled', () => {
  const clock = browserClock();
  const rung = vi.fn<() => void>();
  clock.after(1_000, rung);
  const callOff = clock.after(1_000, rung);
  callOff();
  vi.advanceTimersByTime(5_000);
  expect(rung).toHaveBeenCalledOnce();
});
