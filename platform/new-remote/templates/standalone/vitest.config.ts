import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@standby/testing/setup', '@standby/testing/setup-page'],
    // Inlining makes Vite resolve the packages' imports as a browser build does.
    server: { deps: { inline: [/@standby\//] } },
    restoreMocks: true,
    // Timeouts end hanging tests. They do not measure speed, because a busy machine is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
