import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeoutAfter } from './timeout-after';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('timeoutAfter', () => {
  it.each([
    ['at once for a moment that has passed', -1_000, 0],
    ['after its delay', 5_000, 5_000],
    ['after 24 days for a delay of 58 days', 58 * DAY_MS, 2 ** 31 - 1],
  ])('calls back %s', (_, delayMs, calledAfterMs) => {
    const start = vi.spyOn(globalThis, 'setTimeout');
    const callback = vi.fn<() => void>();
    timeoutAfter(delayMs, callback);
    expect(start).toHaveBeenCalledWith(callback, calledAfterMs);
    vi.advanceTimersByTime(calledAfterMs);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('does not call back once it is cancelled', () => {
    const callback = vi.fn<() => void>();
    timeoutAfter(5_000, callback)();
    vi.advanceTimersByTime(5_000);
    expect(callback).not.toHaveBeenCalled();
  });
});
