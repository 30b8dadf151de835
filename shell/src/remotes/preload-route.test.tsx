import { lazyScreen } from '@standby/shared-ui';
import { expect, it, vi } from 'vitest';
import { preloadRoute, prefetchRoute } from './preload-route';
import { createRemoteStore, type RemoteSource } from './remote-store';

const loadScreen = vi.fn(() => Promise.resolve({ default: () => <h1>Rooms</h1> }));
const onFailure = vi.fn();

/** Creates a store of remotes that have one lazy screen, at /rooms. */
function storeOf(load?: RemoteSource['load']) {
  const Rooms = lazyScreen(loadScreen);
  const routes = [{ path: '/rooms', element: <Rooms /> }];
  return createRemoteStore(
    {
      load: load ?? (() => Promise.resolve(routes)),
      preload: () => Promise.resolve(),
      hasOtherRelease: () => Promise.resolve(false),
      giveUpOverride: () => false,
      dropOverride: () => false,
    },
    onFailure,
  );
}

it('runs the code of the screen behind a link once, however often the pointer is over it', async () => {
  const store = storeOf();
  await Promise.all([
    prefetchRoute(store, 'venue', '/rooms'),
    prefetchRoute(store, 'venue', '/rooms'),
  ]);
  await prefetchRoute(store, 'venue', '/rooms');
  expect(loadScreen).toHaveBeenCalledOnce();
  expect(await preloadRoute(store, 'venue', '/rooms')).toBe(true);
  expect(loadScreen).toHaveBeenCalledOnce();
});

it('lets the visit load a screen that did not arrive ahead of it', async () => {
  loadScreen.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  const store = storeOf();
  await prefetchRoute(store, 'venue', '/rooms');
  expect(await preloadRoute(store, 'venue', '/rooms')).toBe(true);
});

it('does not report a remote that did not arrive before its visit', async () => {
  const store = storeOf(() => Promise.reject(new TypeError('offline')));
  await prefetchRoute(store, 'venue', '/rooms');
  expect(store.get('venue')).toEqual({ status: 'idle' });
  expect(onFailure).not.toHaveBeenCalled();
});
