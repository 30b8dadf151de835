import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useWakeLock } from './useWakeLock';

/** A browser whose answer to a request for a wake lock is the test's. */
function provideWakeLock(
  request: () => Promise<EventTarget & { release: () => Promise<void> }>,
): void {
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('the wake lock', () => {
  it('is held while the screen is there, and asked for again when the window is shown again', async () => {
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

  it('that the browser lets go of is asked for again, and the screen says where it is refused', async () => {
    const lock = Object.assign(new EventTarget(), { release: () => Promise.resolve() });
    const request = vi.fn<() => Promise<typeof lock>>().mockResolvedValueOnce(lock);
    request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
    provideWakeLock(request);
    const onAnswer = vi.fn<(isAwake: boolean) => void>();
    renderHook(() => useWakeLock(onAnswer));
    await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(true));
    lock.dispatchEvent(new Event('release'));
    await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(false));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('that is refused does no harm, and is asked for again', async () => {
    let asked = 0;
    provideWakeLock(() => {
      asked += 1;
      return Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    renderHook(() => useWakeLock());
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(asked).toBe(2));
  });

  it('that is missing does no harm', () => {
    expect('wakeLock' in navigator).toBe(false);
    expect(() => renderHook(() => useWakeLock()).unmount()).not.toThrow();
  });
});
