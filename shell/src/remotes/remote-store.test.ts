import type { RouteObject } from 'react-router-dom';
import { LOAD_LIMIT_MILLIS } from '@standby/shared-ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteLoadError } from '../failures/load-error';
import { createRemoteStore, type RemoteSource } from './remote-store';

const ROUTES: RouteObject[] = [{ path: '/rooms' }];

const onFailure = vi.fn<(error: unknown) => void>();
const giveUpOverride = vi.fn<() => boolean>();
const dropOverride = vi.fn<() => boolean>();

/** Creates a store whose loads the test settles. */
function controlledStore(hasOtherRelease = false) {
  const calls: {
    attempt: number;
    resolve: (r: RouteObject[]) => void;
    reject: (e: unknown) => void;
  }[] = [];
  const source: RemoteSource = {
    load: (_name, attempt) =>
      new Promise((resolve, reject) => calls.push({ attempt, resolve, reject })),
    preload: () => Promise.resolve(),
    hasOtherRelease: () => Promise.resolve(hasOtherRelease),
    giveUpOverride,
    dropOverride,
  };
  const store = createRemoteStore(source, onFailure);
  return {
    calls,
    store,
    /** Waits until the store's first load has arrived. */
    async ready() {
      store.request('venue');
      calls[0]?.resolve(ROUTES);
      await settle();
    },
  };
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

describe('createRemoteStore', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onFailure.mockClear();
    giveUpOverride.mockReset().mockReturnValue(false);
    dropOverride.mockReset().mockReturnValue(false);
  });

  it('loads a remote once, however often it is requested', async () => {
    const { calls, store } = controlledStore();
    store.request('venue');
    store.request('venue');
    expect(store.get('venue')).toEqual({ status: 'loading' });
    calls[0]?.resolve(ROUTES);
    await settle();
    store.request('venue');
    expect(calls).toHaveLength(1);
    expect(store.get('venue')).toEqual({ status: 'ready', routes: ROUTES });
    expect(store.get('live')).toEqual({ status: 'idle' });
  });

  it('keeps the reason of a failure until a retry, which is the next attempt', async () => {
    const { calls, store } = controlledStore();
    store.request('venue');
    calls[0]?.reject(new RemoteLoadError('venue', 'unreachable'));
    await settle();
    expect(store.get('venue')).toEqual({ status: 'failed', failure: 'unreachable' });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new RemoteLoadError('venue', 'unreachable'));
    store.retry('venue');
    expect(calls.map(({ attempt }) => attempt)).toEqual([0, 1]);
    calls[1]?.resolve(ROUTES);
    await settle();
    expect(store.get('venue').status).toBe('ready');
  });

  it('fails a slow remote after 10 s, and is ready when it arrives later', async () => {
    const { calls, store } = controlledStore();
    store.request('venue');
    await vi.advanceTimersByTimeAsync(LOAD_LIMIT_MILLIS - 1);
    expect(store.get('venue').status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get('venue')).toMatchObject({ status: 'failed', failure: 'slow' });
    calls[0]?.resolve(ROUTES);
    await settle();
    expect(store.get('venue').status).toBe('ready');
  });

  it('gives up an override after 10 s, and gives the released remote 10 s of its own', async () => {
    giveUpOverride.mockReturnValueOnce(true);
    const { store } = controlledStore();
    store.request('venue');
    await vi.advanceTimersByTimeAsync(2 * LOAD_LIMIT_MILLIS - 1);
    expect(giveUpOverride).toHaveBeenCalledOnce();
    expect(store.get('venue').status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get('venue')).toMatchObject({ status: 'failed', failure: 'slow' });
  });

  it('reports a screen that does not arrive, and leaves the remote to Retry', async () => {
    const { calls, store, ready } = controlledStore();
    await ready();
    store.failSlowScreen('venue');
    expect(calls).toHaveLength(1);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      new RemoteLoadError('venue', 'slow', new Error('its screen did not arrive')),
    );
  });

  it('loads the released remote in place of an override whose screen does not arrive', async () => {
    dropOverride.mockReturnValueOnce(true);
    const { calls, store, ready } = controlledStore();
    await ready();
    store.failSlowScreen('venue');
    expect(store.get('venue')).toEqual({ status: 'loading' });
    expect(calls.map(({ attempt }) => attempt)).toEqual([0, 1]);
    // `dropOverride` has reported it.
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('ignores the failure of an attempt that was retried', async () => {
    const { calls, store } = controlledStore();
    store.request('venue');
    await vi.advanceTimersByTimeAsync(LOAD_LIMIT_MILLIS);
    store.retry('venue');
    calls[0]?.reject(new RemoteLoadError('venue', 'unreachable'));
    await settle();
    expect(store.get('venue').status).toBe('loading');
  });

  it('loads a remote again whose screen failed, and shows the new routes', async () => {
    const { calls, store, ready } = controlledStore();
    await ready();
    store.retry('venue');
    expect(store.get('venue')).toEqual({ status: 'loading' });
    const renewed: RouteObject[] = [{ path: '/rooms' }];
    calls[1]?.resolve(renewed);
    await settle();
    expect(calls.map(({ attempt }) => attempt)).toEqual([0, 1]);
    expect(store.get('venue')).toEqual({ status: 'ready', routes: renewed });
  });

  it('keeps the routes of a remote that cannot be loaded again, until new ones arrive late', async () => {
    const { calls, store, ready } = controlledStore();
    await ready();
    store.retry('venue');
    calls[1]?.reject(new RemoteLoadError('venue', 'unlisted'));
    await settle();
    expect(store.get('venue')).toEqual({ status: 'ready', routes: ROUTES });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new RemoteLoadError('venue', 'unlisted'));

    store.retry('venue');
    await vi.advanceTimersByTimeAsync(LOAD_LIMIT_MILLIS);
    expect(store.get('venue')).toEqual({ status: 'ready', routes: ROUTES });
    const late: RouteObject[] = [{ path: '/rooms' }];
    calls[2]?.resolve(late);
    await settle();
    expect(store.get('venue')).toEqual({ status: 'ready', routes: late });
  });

  it.each([
    ['loads a remote that misses a file in its other release, where there is one', true, 2],
    ['leaves a remote that misses a file to Retry, where there is no other release', false, 1],
  ])('%s', async (_what, hasOtherRelease, loads) => {
    const { calls, store, ready } = controlledStore(hasOtherRelease);
    await ready();
    await store.recover('venue');
    expect(calls).toHaveLength(loads);
  });

  it('does not keep a failed prefetch, so that the visit itself tries again', async () => {
    const { calls, store } = controlledStore();
    store.prefetch('venue');
    calls[0]?.reject(new RemoteLoadError('venue', 'unreachable'));
    await settle();
    expect(store.get('venue')).toEqual({ status: 'idle' });
    expect(onFailure).not.toHaveBeenCalled();
    store.request('venue');
    expect(calls).toHaveLength(2);
  });

  it('reports a failed prefetch if a screen waits for it by then', async () => {
    const { calls, store } = controlledStore();
    store.prefetch('venue');
    store.request('venue');
    calls[0]?.reject(new Error('anything'));
    await settle();
    expect(store.get('venue')).toMatchObject({ status: 'failed', failure: 'broken' });
  });
});
