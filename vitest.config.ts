import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['*.test.ts', '{shell,shared-*,tools,mfe-*}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-standalone/**'],
    setupFiles: ['./shared-ui/testing/setup.ts'],
    // Style sheets are emptied in tests, but for the tokens, which are tested as text.
    css: { include: [/theme\.css\?raw$/u] },
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
