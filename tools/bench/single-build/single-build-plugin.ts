import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = resolve(import.meta.dirname, 'src');

/** What the shell imports for the federation's sake, by the end of the import, and what replaces it. */
const REPLACED: Readonly<Record<string, string>> = {
  '@module-federation/runtime': 'federation-runtime.ts',
  './remotes/load-remote': 'load-remote.ts',
  './remotes/share-libraries': 'share-libraries.ts',
  './overrides/override-store': 'override-store.ts',
  './overrides/OverrideTools': 'OverrideTools.ts',
};

/**
 * Makes single build of the shell and the remotes' sources: whatever the shell has for the federation alone
 * is replaced. Fails the build where the shell no longer imports one of these, as the app would then
 * carry what it is compared with.
 */
export function singleBuildPlugin(): Plugin {
  const met = new Set<string>();
  return {
    name: 'standby:single-build',
    enforce: 'pre',
    resolveId(id) {
      const file = REPLACED[id];
      if (file === undefined) return undefined;
      met.add(id);
      return resolve(SOURCES, file);
    },
    buildEnd(error) {
      const missed = Object.keys(REPLACED).filter((id) => !met.has(id));
      if (!error && missed.length > 0) {
        this.error(
          `the shell does not import ${missed.join(', ')} any more: see single-build-plugin.ts`,
        );
      }
    },
  };
}
