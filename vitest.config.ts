import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['*.test.ts', '{shell,shared-ui,tools,mfe-*}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-standalone/**'],
    setupFiles: ['./shared-ui/testing/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
