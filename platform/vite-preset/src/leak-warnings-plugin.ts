import type { Plugin } from 'vite';

/**
 * Pages of a dev server warn on the console where a screen leaves something running. The script comes before any other,
 * as it replaces the page's functions for timers, listeners, observers and connections.
 */
export function leakWarningsPlugin(): Plugin {
  return {
    name: 'standby:leak-warnings',
    apply: 'serve',
    transformIndexHtml: {
      // Before Vite resolves the imports of scripts in the page.
      order: 'pre',
      handler: () => [
        {
          tag: 'script',
          attrs: { type: 'module' },
          children: `import { warnOfLeaks } from '@standby/testing/leaks'; warnOfLeaks();`,
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
