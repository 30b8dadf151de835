import { SHARED_MODULES } from '@standby/federation-config';
import type { Plugin } from 'vite';

/** An input of builds by the federation plugin: it asks for shared libraries as a whole. */
export const SHARED_EXPORTS = 'virtual:standby/shared-exports';

/** With a query too, by which the federation plugin asks for each input once more. */
const isSharedExports = (id: string): boolean => id.startsWith(SHARED_EXPORTS);

/** Far longer than it takes. Where it cannot be parsed at all, the build goes on to its error. */
const PATIENCE_MILLIS = 60_000;

/**
 * The federation plugin gives a remote only the exports of a shared library that it has seen imports of when
 * it writes its wrapper, which is as soon as no module came for 10 ms: on a busy machine builds then fail for a missing
 * export. An import of everything makes it give all, and the other modules wait until it has seen that one.
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
      // What stands in the place of an input names the input, and no library.
      const isInPlace = code?.includes(SHARED_EXPORTS) ?? true;
      if (isSharedExports(id) && !isInPlace) noteSeen();
    },
  };
}
