import { init } from '@module-federation/runtime';
import { providedLibraries } from './provided-libraries';

/** Starts the federation with the shell as its host, which offers every remote its own libraries. */
export function shareLibraries(): void {
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(providedLibraries).map(([name, { version, library }]) => [
        name,
        {
          version,
          lib: () => library,
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      ]),
    ),
  });
}
