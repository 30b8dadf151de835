import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUILD_TARGET } from '../browser-floor.ts';
import { GALLERY_PORT } from '@standby/federation-config';
import { completeWritesPlugin } from '../platform/vite-preset/src/complete-writes-plugin.ts';

/**
 * Config of the gallery, which shows every component in all its states. Packages that use shared-ui
 * build it themselves.
 */
export default defineConfig({
  server: { port: GALLERY_PORT, strictPort: true },
  build: {
    outDir: 'dist-standalone',
    target: BUILD_TARGET,
    modulePreload: { polyfill: false },
    // The second page is for teams whose remotes are in other repositories.
    rolldownOptions: { input: ['index.html', 'remotes.html'] },
  },
  plugins: [react(), completeWritesPlugin()],
});
