import { init } from '@module-federation/runtime';
import { providedLibraries } from './provided-libraries';

/** Starts the federation runtime with the shell as host, which shares its libraries with every remote. */
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
