import { SHARED_MODULES } from '@standby/federation-config';
import type { Plugin } from 'vite';

/** An input of builds by the federation plugin: it asks for shared libraries as a whole. */
export const SHARED_EXPORTS = 'virtual:standby/shared-exports';

/**
 * The federation plugin gives a remote only the exports of a shared library that it has seen imports of when
 * it writes its wrapper, which may be before the last module has come: builds then fail for a missing export,
 * now and then. An import of everything, among the first modules, makes it give all.
 */
export function sharedExportsPlugin(): Plugin {
  return {
    name: 'standby:shared-exports',
    apply: 'build',
    // With a query too, by which the federation plugin asks for each input once more.
    resolveId: (id) => (id.startsWith(SHARED_EXPORTS) ? id : undefined),
    load(id) {
      if (!id.startsWith(SHARED_EXPORTS)) return undefined;
      const names = SHARED_MODULES.map((_, index) => `library${index}`);
      return [
        ...SHARED_MODULES.map((name, index) => `import * as ${names[index]} from '${name}';`),
        `export { ${names.join(', ')} };`,
      ].join('\n');
    },
  };
}
