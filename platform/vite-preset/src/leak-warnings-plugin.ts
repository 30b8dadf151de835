import type { Plugin } from 'vite';

/**
 * Makes pages of a dev server warn on the console if a screen leaves something running, or changes
 * something that the page's remotes share. The script comes before all others, because it replaces
 * the page's functions for timers, listeners, observers, connections and storage.
 *
 * @param only name of the remote whose standalone page it is; undefined for the shell
 */
export function leakWarningsPlugin(only?: string): Plugin {
  const argument = only === undefined ? '' : JSON.stringify(only);
  return {
    name: 'standby:leak-warnings',
    apply: 'serve',
    transformIndexHtml: {
      // The hook runs before Vite resolves the imports of scripts in the page.
      order: 'pre',
      handler: () => [
        {
          tag: 'script',
          attrs: { type: 'module' },
          children: `import { warnOfLeaks } from '@standby/testing/leaks'; warnOfLeaks(${argument});`,
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
