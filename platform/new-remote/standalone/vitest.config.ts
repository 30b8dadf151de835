import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@standby/testing/setup', '@standby/testing/setup-page'],
    // Vite resolves their imports as a browser build does.
    server: { deps: { inline: [/@standby\//] } },
    restoreMocks: true,
    // Limits that end what hangs, and no measure of speed: a machine that does more than this is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
