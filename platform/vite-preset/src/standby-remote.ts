import { resolve } from 'node:path';
import { federation, type ModuleFederationOptions } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig, type UserConfigFnObject } from 'vite';
import { BUILD_TARGET } from '../../../browser-floor.ts';
import {
  EXPOSED_MODULE,
  federationName,
  REMOTE_ENTRY,
  type RemotePlace,
} from '@standby/federation-config';
import { portFromEnvironment } from '@standby/hosting/port';
import { pageHeaders } from '@standby/hosting/security-headers';
import { completeWritesPlugin } from './complete-writes-plugin.ts';
import { compressPlugin } from './compress-plugin.ts';
import { CONTAINER, containerPlugin } from './container/container-plugin.ts';
import { contractPlugin, SERVER_PART, type ContractSource } from './contract-plugin.ts';
import { featureRulesPlugin, SERVER_KIT } from './feature-rules-plugin.ts';
import { integrityPlugin } from './container/integrity-plugin.ts';
import { leakWarningsPlugin } from './leak-warnings-plugin.ts';
import { mfManifestPlugin } from './mf-manifest-plugin.ts';
import { moduleSizesPlugin } from './module-sizes-plugin.ts';
import { oneCopyPlugin } from './one-copy-plugin.ts';
import { preloadsPlugin } from './preloads-plugin.ts';
import { SHARED_EXPORTS, sharedExportsPlugin } from './shared-exports-plugin.ts';
import { componentIdsPlugin, STYLED_COMPONENTS } from './styled-components.ts';
import {
  installedVersion,
  optimizedDependencies,
  ownVersion,
  publicFolder,
  sharedLibraries,
} from './shared-libraries.ts';

/** Workers are modules, so that they can load a part of theirs when it is needed. */
const WORKERS = { format: 'es' } as const;

const IN_COMMON = /\/container\/browser\/(?:shared|checked-import)\.[jt]s$|vite\/preload-helper/u;

/** What the configs of a remote are made of. */
export interface RemoteSettings {
  /** In the product: `tickets`. */
  readonly name: string;
  readonly place: RemotePlace;
  /** Folder of its package. */
  readonly folder: string;
  /** Port of its dev server, and of the preview of its page alone. */
  readonly port: number;
  readonly readContract: ContractSource;
  /** Names of styled components come of paths below this folder, with this prefix. */
  readonly componentIds: { readonly folder: string; readonly prefix?: string };
  /**
   * In bytes of source. What several screens share comes in files of their own, one for each combination of screens;
   * smaller ones are joined. For a remote with many screens that share small parts: fewer files for each screen.
   */
  readonly joinsPartsBelow?: number | undefined;
  /** Modules that come in one file, by their paths: what most screens share, for a remote in which further screens share other parts. */
  readonly joins?: RegExp | undefined;
}

/** Of the federation plugin, for dev servers and for builds by it. */
function federationOptions({ name, folder }: RemoteSettings): ModuleFederationOptions {
  return {
    name: federationName(name),
    filename: REMOTE_ENTRY,
    exposes: { [EXPOSED_MODULE]: './src/routes.tsx' },
    shared: sharedLibraries(folder),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    // Of no activity; by default the plugin waits ten seconds in all, too few on a busy machine.
    moduleParseIdleTimeout: 60,
  };
}

const portOf = ({ port }: RemoteSettings): number =>
  portFromEnvironment(port, 'STANDBY_REMOTE_PORT');

/** `vite`: the standalone page and the federated entry, from one server. */
function devServer(settings: RemoteSettings): UserConfig {
  const { name, place, folder, readContract } = settings;
  const port = portOf(settings);
  return {
    publicDir: publicFolder(folder),
    server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
    // Bundled again at each start, in a second: taken from the cache, Base UI is run before the plugin has
    // its JSX runtime, and the page alone stays empty.
    optimizeDeps: { ...optimizedDependencies(folder), force: true },
    plugins: [
      react(),
      completeWritesPlugin(),
      leakWarningsPlugin(),
      contractPlugin(name, place, readContract),
      ...federation({ ...federationOptions(settings), dev: { remoteHmr: true } }),
    ],
  };
}

/** `vite build`: the federated remote, in `dist/`. */
function federatedBuild(settings: RemoteSettings): UserConfig {
  const { name, place, folder, readContract, componentIds, joinsPartsBelow, joins } = settings;
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
    // Relative, so that a built remote runs from any address that the registry names.
    base: './',
    publicDir: false,
    oxc: STYLED_COMPONENTS,
    worker: WORKERS,
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
              ...(joins ? [{ name: 'joined', test: joins }] : []),
              ...joined,
            ],
          },
        },
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      react(),
      componentIdsPlugin(componentIds.folder, componentIds.prefix),
      containerPlugin(folder),
      contractPlugin(name, place, readContract),
      mfManifestPlugin(name, readContract),
      oneCopyPlugin(),
      preloadsPlugin(readContract),
      integrityPlugin(),
      moduleSizesPlugin(),
      compressPlugin(),
    ],
  };
}

/** `vite build --mode plugin`: the federated remote by the federation plugin, in `dist-plugin/`. */
function pluginBuild(settings: RemoteSettings): UserConfig {
  const { name, place, folder, readContract, componentIds } = settings;
  return {
    base: './',
    publicDir: false,
    oxc: STYLED_COMPONENTS,
    worker: WORKERS,
    build: {
      outDir: 'dist-plugin',
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [SHARED_EXPORTS, 'src/routes.tsx'] },
    },
    plugins: [
      react(),
      componentIdsPlugin(componentIds.folder, componentIds.prefix),
      contractPlugin(name, place, readContract),
      sharedExportsPlugin(),
      ...federation({
        ...federationOptions(settings),
        shared: sharedLibraries(folder, { hostOnly: true }),
      }),
      moduleSizesPlugin(),
      compressPlugin(),
    ],
  };
}

/** `vite build --mode standalone`: the page alone, in `dist-standalone/`, uncompressed, as only tests and a preview open it. */
function standaloneBuild({ folder }: RemoteSettings): UserConfig {
  return {
    publicDir: publicFolder(folder),
    worker: WORKERS,
    build: {
      outDir: 'dist-standalone',
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
    },
    plugins: [react()],
  };
}

/** `vite preview`: the standalone page under the content policy of production. */
function standalonePreview(settings: RemoteSettings): UserConfig {
  const port = portOf(settings);
  return {
    build: { outDir: 'dist-standalone' },
    preview: { port, strictPort: true, headers: pageHeaders() },
  };
}

/** `vite build --mode server`: the part of the server, in `dist-server/`: one file that takes the kit from its server. */
function serverBuild({ name, folder }: RemoteSettings): UserConfig {
  const file = `${name}.mjs`;
  return {
    publicDir: false,
    ssr: { noExternal: true, external: [SERVER_KIT] },
    build: {
      ssr: SERVER_PART,
      outDir: 'dist-server',
      target: 'node20',
      rolldownOptions: {
        external: [SERVER_KIT],
        output: {
          entryFileNames: file,
          codeSplitting: false,
          footer: `export const kit = '${installedVersion(SERVER_KIT, folder)}';
export const version = '${ownVersion(folder)}';`,
        },
      },
    },
    plugins: [featureRulesPlugin(resolve(folder, 'dist-server', file))],
  };
}

/** The Vite config of a remote: one package, five outputs. */
export function remoteConfigOf(settings: RemoteSettings): UserConfigFnObject {
  return defineConfig(({ command, mode, isPreview }) => {
    if (isPreview) return standalonePreview(settings);
    if (command === 'serve') return devServer(settings);
    if (mode === 'standalone') return standaloneBuild(settings);
    if (mode === 'server') return serverBuild(settings);
    return mode === 'plugin' ? pluginBuild(settings) : federatedBuild(settings);
  });
}
