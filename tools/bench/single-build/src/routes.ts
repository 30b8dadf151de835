import type { RemoteLoader } from '../../../../shell/src/remotes/load-remote';
import { packageOf } from '../../../../shell/src/remotes/places';

type Routes = Awaited<ReturnType<RemoteLoader['load']>>;

interface RoutesModule {
  readonly default: Routes;
}

const modules = import.meta.glob<RoutesModule>('../../../../mfe-*/src/routes.tsx');

/** The routes of a remote's sources, as a lazy part of the single build. */
export async function routesOf(name: string): Promise<Routes> {
  const load = modules[`../../../../${packageOf(name)}/src/routes.tsx`];
  if (!load) throw new Error(`${packageOf(name)} has no src/routes.tsx`);
  return (await load()).default;
}
