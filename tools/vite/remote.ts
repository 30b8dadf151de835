import { resolve } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import {
  EXPOSED_MODULE,
  federationName,
  REMOTE_ENTRY,
  remotes,
  type RemoteName,
} from '../../federation.config.ts';
import { contractPlugin } from './contract-plugin.ts';
import { oneCopyPlugin } from './one-copy-plugin.ts';
import { preloadsPlugin } from './preloads-plugin.ts';
import { optimizedDependencies, PATIENCE, sharedLibraries } from './shared-libraries.ts';
import { WHOLE_SHARES, wholeSharesPlugin } from './whole-shares-plugin.ts';

/**
 * The Vite config of a remote. One package, three outputs:
 * `vite` serves the standalone page and the federated entry; `vite build` makes the federated
 * remote (`dist/`); `vite build --mode standalone` makes the page alone (`dist-standalone/`).
 */
export function remoteConfig(name: RemoteName): UserConfigFnObject {
  return defineConfig(({ command, mode }) => {
    const isServed = command === 'serve';
    const isStandalone = mode === 'standalone';
    const { port } = remotes[name];
    const shared = resolve(import.meta.dirname, '../../shared-ui/public');
    return {
      // Relative, so that a built remote runs from wherever the registry says it lies.
      base: isServed || isStandalone ? '/' : './',
      publicDir: isServed || isStandalone ? shared : false,
      server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
      // Bundled anew at each start, in a second: taken from the cache, Base UI is run before the plugin has
      // its JSX runtime, and the page alone stays empty.
      optimizeDeps: { ...optimizedDependencies(remotes[name].package), force: true },
      build: {
        outDir: isStandalone ? 'dist-standalone' : 'dist',
        target: 'es2023',
        modulePreload: { polyfill: false },
        // The page alone is the other output: here the exposed module is all there is.
        ...(isServed || isStandalone
          ? {}
          : { rolldownOptions: { input: ['src/routes.tsx', WHOLE_SHARES] } }),
      },
      plugins: [
        react(),
        contractPlugin(),
        ...(isStandalone ? [] : [wholeSharesPlugin(), oneCopyPlugin(), preloadsPlugin()]),
        ...(isStandalone
          ? []
          : federation({
              name: federationName(name),
              filename: REMOTE_ENTRY,
              exposes: { [EXPOSED_MODULE]: './src/routes.tsx' },
              shared: sharedLibraries(isServed, !isServed),
              shareStrategy: 'loaded-first',
              dts: false,
              ...PATIENCE,
              manifest: false,
              ...(isServed
                ? { dev: { remoteHmr: true } }
                : {
                    experiments: { externalRuntime: true },
                    disableRemote: true,
                    disableSnapshot: true,
                  }),
            })),
      ],
    };
  });
}
