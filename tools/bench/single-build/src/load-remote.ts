import { packageOf } from '../../../../shell/src/remotes/places';
import type { RemoteLoader } from '../../../../shell/src/remotes/load-remote';

interface RoutesModule {
  readonly default: Awaited<ReturnType<RemoteLoader['load']>>;
}

const routes = import.meta.glob<RoutesModule>('../../../../mfe-*/src/routes.tsx');

/** Replaces the shell's loader: the routes are lazy parts of the same app. */
export function createRemoteLoader(): RemoteLoader {
  return {
    async load(name) {
      const load = routes[`../../../../${packageOf(name)}/src/routes.tsx`];
      if (!load) throw new Error(`${packageOf(name)} has no src/routes.tsx`);
      return (await load()).default;
    },
    preload: () => Promise.resolve(),
    refetch: () => Promise.resolve(false),
    remoteInfo: () => ({}),
    hasNewRelease: () => Promise.resolve(false),
  };
}
