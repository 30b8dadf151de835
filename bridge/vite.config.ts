import { defineConfig } from 'vite';

/** One file without dependencies, which `npx` runs. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'standby-bridge.js' } },
  },
  ssr: { noExternal: true },
});
