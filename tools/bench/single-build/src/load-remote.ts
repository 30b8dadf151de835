import { ownerOf, remoteNames } from '../../../../shell/src/remotes/places';
import { preloadScreens } from '../../../../shell/src/remotes/preload-route';
import type { RemoteLoader } from '../../../../shell/src/remotes/load-remote';
import { routesOf } from './routes';

/** Replaces the shell's loader: routes are lazy parts of the same build, and preloaded with the screens. */
export function createRemoteLoader(): RemoteLoader {
  return {
    load: routesOf,
    async preload(pathname) {
      const name = ownerOf(pathname);
      if (name) await preloadScreens(await routesOf(name), pathname);
    },
    hasOtherRelease: () => Promise.resolve(false),
    // Prerendered pages of a build without releases have an empty hash.
    remoteInfo: () =>
      Object.fromEntries(remoteNames().map((name) => [name, { entry: '', integrity: '' }])),
    hasNewRelease: () => Promise.resolve(false),
  };
}
