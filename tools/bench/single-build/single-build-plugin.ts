import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = resolve(import.meta.dirname, 'src');

/** Imports that the shell has for federation only, by the end of the import path, and their replacements. */
const REPLACED: Readonly<Record<string, string>> = {
  '@module-federation/runtime': 'federation-runtime.ts',
  './remotes/load-remote': 'load-remote.ts',
  './remotes/share-libraries': 'share-libraries.ts',
  './overrides/override-store': 'override-store.ts',
  './overrides/OverrideTools': 'OverrideTools.ts',
};

/**
 * Makes a single build of the sources of shell and remotes: replaces what the shell has for federation only. Fails
 * the build when the shell no longer imports one of these, as the baseline would then contain federation code.
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
