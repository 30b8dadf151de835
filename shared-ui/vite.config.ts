import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUILD_TARGET } from '../browser-floor.ts';
import { GALLERY_PORT } from '@standby/federation-config';
import { completeWritesPlugin } from '../platform/vite-preset/src/complete-writes-plugin.ts';

/** The gallery: every component in all its states. The package itself is built by those who use it. */
export default defineConfig({
  server: { port: GALLERY_PORT, strictPort: true },
  build: {
    outDir: 'dist-standalone',
    target: BUILD_TARGET,
    modulePreload: { polyfill: false },
    // The second page is for teams of remotes in repositories of their own.
    rolldownOptions: { input: ['index.html', 'remotes.html'] },
  },
  plugins: [react(), completeWritesPlugin()],
});
