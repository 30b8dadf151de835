import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { GALLERY_PORT } from '../federation.config.ts';
import { completeWritesPlugin } from '../tools/vite/complete-writes-plugin.ts';

/** The gallery: every component in all its states. The package itself is built by those who use it. */
export default defineConfig({
  server: { port: GALLERY_PORT, strictPort: true },
  build: {
    outDir: 'dist-standalone',
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
  plugins: [react(), completeWritesPlugin()],
});
