import { init } from '@module-federation/runtime';
import type { ShareScopeMap } from '@module-federation/runtime/types';
import { providedLibraries } from './provided-libraries';

/**
 * Libraries that a host shares, by library and version, as the federation protocol defines them.
 */
type ShareScope = ShareScopeMap[string];

const HOST = 'shell';

function createShareScope(): ShareScope {
  const shared = Object.entries(providedLibraries).map(([name, { version, library }]) => {
    const lib = () => library;
    const entry = {
      version,
      lib,
      get: () => Promise.resolve(lib),
      loaded: true,
      from: HOST,
      deps: [],
      useIn: [],
      scope: ['default'],
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
      strategy: 'loaded-first',
    } satisfies ShareScope[string][string];
    return [name, { [version]: entry }] as const;
  });
  return Object.fromEntries(shared);
}

/**
 * Starts the federation runtime with the shell as host, and gives it the libraries that the shell shares. The build
 * leaves out the runtime's code that chooses between versions of a host's own libraries: the shell has one of each.
 */
export function shareLibraries(): void {
  init({ name: HOST, remotes: [] }).initShareScopeMap('default', createShareScope());
}
