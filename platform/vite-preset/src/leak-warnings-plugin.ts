import type { Plugin } from 'vite';

/**
 * Makes pages of a dev server warn on the console if a screen leaves something running. The script
 * comes before all others, because it replaces the page's functions for timers, listeners,
 * observers and connections.
 */
export function leakWarningsPlugin(): Plugin {
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
          children: `import { warnOfLeaks } from '@standby/testing/leaks'; warnOfLeaks();`,
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
