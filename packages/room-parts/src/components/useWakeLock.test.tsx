import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useWakeLock } from './useWakeLock';

/** Simulates a browser whose answer to a wake lock request comes from the test. */
function provideWakeLock(
  request: () => Promise<EventTarget & { release: () => Promise<void> }>,
): void {
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('the wake lock', () => {
  it('is held while the screen is mounted, and requested again when the window is shown again', async () => {
    const locks = { asked: 0, held: 0 };
    provideWakeLock(() => {
      locks.asked += 1;
      locks.held += 1;
      const release = () => {
        locks.held -= 1;
        return Promise.resolve();
      };
      return Promise.resolve(Object.assign(new EventTarget(), { release }));
    });
    const { unmount } = renderHook(() => useWakeLock());
    await waitFor(() => expect(locks).toEqual({ asked: 1, held: 1 }));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(locks).toEqual({ asked: 2, held: 1 }));
    unmount();
    await waitFor(() => expect(locks.held).toBe(0));
  });

  it('is requested again a moment after the browser releases it, and the screen says so until then', async () => {
    vi.useFakeTimers();
    const lock = Object.assign(new EventTarget(), { release: () => Promise.resolve() });
    const request = vi.fn<() => Promise<typeof lock>>().mockResolvedValue(lock);
    provideWakeLock(request);
    const onAnswer = vi.fn<(isAwake: boolean) => void>();
    const { result } = renderHook(() => useWakeLock(onAnswer));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(onAnswer).toHaveBeenLastCalledWith(true);
    act(() => void lock.dispatchEvent(new Event('release')));
    expect(onAnswer).toHaveBeenLastCalledWith(false);
    expect(result.current).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(result.current).toBe(true);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is requested again after a refusal, later each time, and the screen says so', async () => {
    vi.useFakeTimers();
    let asked = 0;
    provideWakeLock(() => {
      asked += 1;
      return Promise.reject(new DOMException('low battery', 'NotAllowedError'));
    });
    const { result } = renderHook(() => useWakeLock());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(result.current).toBe(false);
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThan(8);
  });

  it('is not requested without a pause if the browser releases it at once', async () => {
    vi.useFakeTimers();
    let asked = 0;
    provideWakeLock(() => {
      asked += 1;
      const lock = Object.assign(new EventTarget(), { release: () => Promise.resolve() });
      queueMicrotask(() => queueMicrotask(() => lock.dispatchEvent(new Event('release'))));
      setTimeout(() => lock.dispatchEvent(new Event('release')), 0);
      return Promise.resolve(lock);
    });
    renderHook(() => useWakeLock());
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(asked).toBeLessThan(4);
  });

  it('may be missing without harm', () => {
    expect('wakeLock' in navigator).toBe(false);
    expect(() => renderHook(() => useWakeLock()).unmount()).not.toThrow();
  });
});
