import type { Plugin } from 'vite';
import { SHARED_LIBRARIES } from '../../federation.config.ts';

/** A second input of a remote's build, which nothing loads. */
export const WHOLE_SHARES = 'virtual:standby/whole-shares';

const RESOLVED = `\0${WHOLE_SHARES}`;

/**
 * Has the federation plugin keep every export of the shared libraries. Where a remote brings no copy
 * (`import: false`) it otherwise keeps those that it has seen used once the graph looks complete for
 * 10 ms, and on a busy machine it looks so too early: the build then fails with MISSING_EXPORT, for
 * other names each time. A module that imports the namespaces settles it before anything else is
 * parsed. The router is left out: its list of exports is configured.
 */
export function wholeSharesPlugin(): Plugin {
  const libraries = [
    ...SHARED_LIBRARIES.filter((library) => library !== 'react-router-dom'),
    'react/jsx-runtime',
  ];
  return {
    name: 'standby:whole-shares',
    apply: 'build',
    resolveId: (id) => (id === WHOLE_SHARES ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const imports = libraries.map(
        (library, index) => `import * as share${index} from '${library}';`,
      );
      const names = libraries.map((_library, index) => `share${index}`);
      return `${imports.join('\n')}\nexport const shares = [${names.join(', ')}];`;
    },
  };
}
