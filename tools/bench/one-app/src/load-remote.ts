import type { RemoteName } from '../../../../federation.config';
import type { RemoteLoader } from '../../../../shell/src/remotes/load-remote';
import type { RemoteModules } from '../../../../shell/src/remotes/remote-modules';

type Imports = { readonly [Name in RemoteName]: () => Promise<RemoteModules[Name]> };

const imports: Imports = {
  auth: () => import('../../../../mfe-auth/src/routes'),
  live: () => import('../../../../mfe-live/src/routes'),
  marketing: () => import('../../../../mfe-marketing/src/routes'),
  productions: () => import('../../../../mfe-productions/src/routes'),
  venue: () => import('../../../../mfe-venue/src/routes'),
};

/** Stands in for the shell's loader: the routes are lazy parts of the same app. */
export function createRemoteLoader(): RemoteLoader {
  return {
    load: async (name) => (await imports[name]()).default,
    preload: () => Promise.resolve(),
    known: () => ({}),
    hasMoved: () => Promise.resolve(false),
  };
}
