import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StuckScreenError } from '../failures/load-error';
import { createRemoteStore } from '../remotes/remote-store';
import { RemoteStoreContext } from '../remotes/useRemote';
import { useStuckScreen } from './useStuckScreen';

const never = () => new Promise<never>(() => undefined);
const onFailure = vi.fn<(error: unknown) => void>();
const store = createRemoteStore(
  {
    load: never,
    preload: never,
    hasOtherRelease: never,
    giveUpOverride: () => false,
    dropOverride: () => false,
  },
  onFailure,
);

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <RemoteStoreContext value={store}>{children}</RemoteStoreContext>
);

const go = (path: string): void => window.history.replaceState(null, '', path);
const pass = (millis: number): void => void act(() => vi.advanceTimersByTime(millis));

function renderRooms() {
  go('/rooms');
  const { result, rerender } = renderHook(({ path }) => useStuckScreen('venue', path), {
    wrapper,
    initialProps: { path: '/rooms' },
  });
  return {
    isStuck: () => result.current[0],
    retry: () => act(() => result.current[1]()),
    rerender,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  onFailure.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a screen that still stands five seconds after the address changed is stuck, and reported once', () => {
  const { isStuck, retry } = renderRooms();
  pass(60_000);
  go('/devices');
  pass(4_750);
  expect(isStuck()).toBe(false);
  pass(250);
  expect(isStuck()).toBe(true);
  pass(60_000);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(
    new StuckScreenError('venue', '/rooms', '/devices'),
  );
  retry();
  expect(isStuck()).toBe(false);
});

it('the next screen ends the watch, and so does coming back', () => {
  const { isStuck, rerender } = renderRooms();
  go('/devices');
  pass(4_000);
  rerender({ path: '/devices' });
  pass(4_000);
  go('/timer');
  pass(4_000);
  go('/devices');
  pass(250);
  go('/timer');
  pass(4_000);
  expect(isStuck()).toBe(false);
  expect(onFailure).not.toHaveBeenCalled();
});

it('a machine that is too busy for its timers accuses no screen', () => {
  const { isStuck } = renderRooms();
  go('/devices');
  for (let tick = 0; tick < 40; tick += 1) {
    // The clock goes on while the timer waits.
    vi.setSystemTime(Date.now() + 400);
    vi.spyOn(performance, 'now').mockReturnValue(Date.now() + 1_000 * tick);
    pass(250);
  }
  expect(isStuck()).toBe(false);
});
