import { resolve } from 'node:path';
import { federation, type ModuleFederationOptions } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig, type UserConfigFnObject } from 'vite';
import { BUILD_TARGET } from '../../browser-floor.ts';
import {
  EXPOSED_MODULE,
  federationName,
  REMOTE_ENTRY,
  remotes,
  type RemoteName,
} from '@standby/federation-config';
import { completeWritesPlugin } from './complete-writes-plugin.ts';
import { compressPlugin } from './compress-plugin.ts';
import { CONTAINER, containerPlugin } from './container/container-plugin.ts';
import { contractPlugin } from './contract-plugin.ts';
import { integrityPlugin } from './container/integrity-plugin.ts';
import { moduleSizesPlugin } from './module-sizes-plugin.ts';
import { oneCopyPlugin } from './one-copy-plugin.ts';
import { preloadsPlugin } from './preloads-plugin.ts';
import { SHARED_EXPORTS, sharedExportsPlugin } from './shared-exports-plugin.ts';
import { componentIdsPlugin, STYLED_COMPONENTS } from './styled-components.ts';
import { optimizedDependencies, sharedLibraries } from './shared-libraries.ts';

const publicDir = resolve(import.meta.dirname, '../../shared-ui/public');

const IN_COMMON =
  /\/container\/browser\/(?:shared|checked-import)\.ts$|vite\/preload-helper|checked-modules/u;

/** Of the federation plugin, for dev servers and for builds by it. */
function federationOptions(name: RemoteName): ModuleFederationOptions {
  return {
    name: federationName(name),
    filename: REMOTE_ENTRY,
    exposes: { [EXPOSED_MODULE]: './src/routes.tsx' },
    shared: sharedLibraries(),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    // Of no activity; by default the plugin waits ten seconds in all, too few on a busy machine.
    moduleParseIdleTimeout: 60,
  };
}

/** `vite`: the standalone page and the federated entry, from one server. */
function devServer(name: RemoteName): UserConfig {
  const { port: usual, package: folder } = remotes[name];
  const port = Number(process.env['STANDBY_REMOTE_PORT'] ?? usual);
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
      ...federation({ ...federationOptions(name), dev: { remoteHmr: true } }),
    ],
  };
}

export interface RemoteOptions {
  /**
   * In bytes of source. What several screens share comes in files of their own, one for each combination of screens;
   * smaller ones are joined. For a remote with many screens that share small parts: fewer files for each screen.
   */
  readonly joinsPartsBelow?: number;
}

/** `vite build`: the federated remote, in `dist/`. */
function federatedBuild({ joinsPartsBelow }: RemoteOptions): UserConfig {
  const joined =
    joinsPartsBelow === undefined
      ? []
      : [
          {
            name: 'part',
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: joinsPartsBelow,
          },
        ];
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
          codeSplitting: {
            groups: [
              // One file for the little that entry and screens have in common.
              { name: 'common', test: IN_COMMON, priority: 1 },
              ...joined,
            ],
          },
        },
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      react(),
      componentIdsPlugin(),
      containerPlugin(),
      contractPlugin(),
      oneCopyPlugin(),
      preloadsPlugin(),
      integrityPlugin(),
      moduleSizesPlugin(),
      compressPlugin(),
    ],
  };
}

/** `vite build --mode plugin`: the federated remote by the federation plugin, in `dist-plugin/`. */
function pluginBuild(name: RemoteName): UserConfig {
  return {
    base: './',
    publicDir: false,
    oxc: STYLED_COMPONENTS,
    build: {
      outDir: 'dist-plugin',
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [SHARED_EXPORTS, 'src/routes.tsx'] },
    },
    plugins: [
      react(),
      componentIdsPlugin(),
      contractPlugin(),
      sharedExportsPlugin(),
      ...federation({ ...federationOptions(name), shared: sharedLibraries({ hostOnly: true }) }),
      moduleSizesPlugin(),
      compressPlugin(),
    ],
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
    plugins: [react(), compressPlugin()],
  };
}

/** The Vite config of a remote: one package, four outputs. */
export function remoteConfig(name: RemoteName, options: RemoteOptions = {}): UserConfigFnObject {
  return defineConfig(({ command, mode }) => {
    if (command === 'serve') return devServer(name);
    if (mode === 'standalone') return standaloneBuild();
    return mode === 'plugin' ? pluginBuild(name) : federatedBuild(options);
  });
}
