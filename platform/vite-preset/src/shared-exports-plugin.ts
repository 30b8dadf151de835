import { SHARED_MODULES } from '@standby/federation-config';
import type { Plugin } from 'vite';

/** Input of builds by the federation plugin, which imports shared libraries as a whole. */
export const SHARED_EXPORTS = 'virtual:standby/shared-exports';

/**
 * Whether a module is this input, also with the query of the federation plugin's second request.
 */
const isSharedExports = (id: string): boolean => id.startsWith(SHARED_EXPORTS);

/**
 * Timeout for parsing the input, far longer than it takes. If parsing fails, the build continues to
 * its error.
 */
const PATIENCE_MILLIS = 60_000;

/**
 * Imports all exports of the shared libraries before other modules. The federation plugin gives a
 * remote only the exports that it has seen before it writes its wrapper, 10 ms after the last
 * module. On a busy machine, builds then fail for a missing export. With an import of everything it
 * provides all exports, and the other modules wait until it has seen that import.
 */
export function sharedExportsPlugin(): Plugin {
  let noteSeen = (): void => {};
  let seen = Promise.resolve();
  return {
    name: 'standby:shared-exports',
    apply: 'build',
    buildStart() {
      seen = new Promise((resolve) => {
        noteSeen = resolve;
        setTimeout(resolve, PATIENCE_MILLIS).unref();
      });
    },
    resolveId: (id) => (isSharedExports(id) ? id : undefined),
    async load(id) {
      if (!isSharedExports(id)) {
        await seen;
        return undefined;
      }
      const names = SHARED_MODULES.map((_, index) => `library${index}`);
      return [
        ...SHARED_MODULES.map((name, index) => `import * as ${names[index]} from '${name}';`),
        `export { ${names.join(', ')} };`,
      ].join('\n');
    },
    moduleParsed({ id, code }) {
      // The replacement of an input names the input, but no library.
      const isInPlace = code?.includes(SHARED_EXPORTS) ?? true;
      if (isSharedExports(id) && !isInPlace) noteSeen();
    },
  };
}
