import { ownerIn, type PageComposition } from '@standby/federation-config';
import { prerender as prerenderRemote } from '../../../../shell/src/prerender/prerender';
import type { Prerendered } from '../../../../shell/src/prerender/prerendered';
import { routesOf } from './routes';

export { prerenderLayouts } from '../../../../shell/src/prerender/prerender';

/** As the shell's prerenderer, with routes from the sources instead of a remote's entry. */
export function prerender(
  _entry: unknown,
  pathnames: readonly string[],
  composition: PageComposition,
): Promise<Prerendered[]> {
  const owner = ownerIn(composition.remotes, pathnames[0] ?? '') ?? '';
  const container = {
    requires: {},
    init: () => Promise.resolve(),
    async get() {
      const routes = await routesOf(owner);
      return () => ({ default: routes });
    },
  };
  return prerenderRemote(container, pathnames, composition);
}
