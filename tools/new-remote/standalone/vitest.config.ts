import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@standby/shared-ui/testing/setup', '@standby/shared-ui/testing/setup-page'],
    // Vite resolves their imports as a browser build does.
    server: { deps: { inline: [/@standby\//] } },
    restoreMocks: true,
  },
});
