import { resolve } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig, type UserConfigFnObject } from 'vite';
import { BUILD_TARGET } from '../../browser-floor.ts';
import {
  EXPOSED_MODULE,
  federationName,
  REMOTE_ENTRY,
  remotes,
  type RemoteName,
} from '../../federation.config.ts';
import { completeWritesPlugin } from './complete-writes-plugin.ts';
import { CONTAINER, containerPlugin } from './container/container-plugin.ts';
import { contractPlugin } from './contract-plugin.ts';
import { integrityPlugin } from './container/integrity-plugin.ts';
import { oneCopyPlugin } from './one-copy-plugin.ts';
import { preloadsPlugin } from './preloads-plugin.ts';
import { STYLED_COMPONENTS } from './styled-components.ts';
import { optimizedDependencies, sharedLibraries } from './shared-libraries.ts';

const publicDir = resolve(import.meta.dirname, '../../shared-ui/public');

const IN_COMMON =
  /\/container\/(?:shared|checked-import)\.ts$|vite\/preload-helper|checked-modules/u;

/** `vite`: the standalone page and the federated entry, from one server. */
function devServer(name: RemoteName): UserConfig {
  const { port, package: folder } = remotes[name];
  return {
    publicDir,
    server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
    // Bundled anew at each start, in a second: taken from the cache, Base UI is run before the plugin has
    // its JSX runtime, and the page alone stays empty.
    optimizeDeps: { ...optimizedDependencies(folder), force: true },
    plugins: [
      react(),
      completeWritesPlugin(),
      contractPlugin(),
      ...federation({
        name: federationName(name),
        filename: REMOTE_ENTRY,
        exposes: { [EXPOSED_MODULE]: './src/routes.tsx' },
        shared: sharedLibraries(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: { remoteHmr: true },
      }),
    ],
  };
}

/** `vite build`: the federated remote, in `dist/`. */
function federatedBuild(name: RemoteName): UserConfig {
  return {
    // Relative, so that a built remote runs from wherever the registry says it lies.
    base: './',
    publicDir: false,
    oxc: STYLED_COMPONENTS,
    build: {
      target: BUILD_TARGET,
      // Vite hands each dynamic import the files that it runs, which the container checks.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, imports) => [...new Set([file, ...imports])],
      },
      rolldownOptions: {
        input: { remoteEntry: CONTAINER },
        output: {
          entryFileNames: REMOTE_ENTRY,
          // One file for the little that entry and screens have in common.
          codeSplitting: { groups: [{ name: 'common', test: IN_COMMON }] },
        },
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [react(), containerPlugin(name), oneCopyPlugin(), preloadsPlugin(), integrityPlugin()],
  };
}

/** `vite build --mode standalone`: the page alone, in `dist-standalone/`. */
function standaloneBuild(): UserConfig {
  return {
    publicDir,
    build: {
      outDir: 'dist-standalone',
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
    },
    plugins: [react()],
  };
}

/** The Vite config of a remote: one package, three outputs. */
export function remoteConfig(name: RemoteName): UserConfigFnObject {
  return defineConfig(({ command, mode }) => {
    if (command === 'serve') return devServer(name);
    return mode === 'standalone' ? standaloneBuild() : federatedBuild(name);
  });
}
