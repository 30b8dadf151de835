import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@standby/testing/setup', '@standby/testing/setup-page'],
    // Vite resolves their imports as a browser build does.
    server: { deps: { inline: [/@standby\//] } },
    restoreMocks: true,
  },
});
