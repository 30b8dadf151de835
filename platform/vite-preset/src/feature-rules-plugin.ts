import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The package that a server part imports from the server that loads it. */
export const SERVER_KIT = '@standby/server-kit';

interface Kit {
  readonly findFeatureProblems: (
    own: readonly object[],
    added: readonly object[],
  ) => readonly string[];
}

/**
 * Fails the build of a server part that breaks the server's rules for loading it.
 *
 * @param file file that the build writes
 */
export function featureRulesPlugin(file: string): Plugin {
  return {
    name: 'standby:feature-rules',
    apply: 'build',
    async writeBundle() {
      // The kit comes from the remote's installation, because this package has none.
      const kit = createRequire(file).resolve(SERVER_KIT);
      const { findFeatureProblems } = (await import(
        /* @vite-ignore */ pathToFileURL(kit).href
      )) as Kit;
      const { feature } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
        feature?: object;
      };
      if (!feature) this.error('server/feature.ts exports no feature');
      const problems = findFeatureProblems([], [feature]);
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}
