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
import { joinedParts } from './joined-parts.ts';
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

/** Workers are modules, so that they can load their parts on demand. */
const WORKERS = { format: 'es' } as const;

const IN_COMMON = /\/container\/browser\/(?:shared|checked-import)\.[jt]s$|vite\/preload-helper/u;

/** Settings from which the configs of a remote are made. */
export interface RemoteSettings {
  /** Name in the product: `tickets`. */
  readonly name: string;
  readonly place: RemotePlace;
  /** Folder of the remote's package. */
  readonly folder: string;
  /** Port of its dev server, and of the preview of its standalone page. */
  readonly port: number;
  readonly readContract: ContractSource;
  /**
   * Folder and prefix for the names of styled components, which derive from paths below the folder.
   */
  readonly componentIds: { readonly folder: string; readonly prefix?: string };
  /**
   * Joins the modules that most screens need in one file, with those that two need and whose source
   * is not longer than this: `joinedParts`.
   */
  readonly joinsSmallModules?: number | undefined;
  /** Names of the screens for which modules are joined; all by default. */
  readonly joinsFor?: readonly string[] | undefined;
}

/** Returns options of the federation plugin, for dev servers and for the plugin's builds. */
function federationOptions({ name, folder }: RemoteSettings): ModuleFederationOptions {
  return {
    name: federationName(name),
    filename: REMOTE_ENTRY,
    exposes: { [EXPOSED_MODULE]: './src/routes.tsx' },
    shared: sharedLibraries(folder),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    // Seconds without activity. The default, ten seconds in total, is too short on a busy machine.
    moduleParseIdleTimeout: 60,
  };
}

const portOf = ({ port }: RemoteSettings): number =>
  portFromEnvironment(port, 'STANDBY_REMOTE_PORT');

/** Returns the config of `vite`: the standalone page and the federated entry, from one server. */
function devServer(settings: RemoteSettings): UserConfig {
  const { name, place, folder, readContract } = settings;
  const port = portOf(settings);
  return {
    publicDir: publicFolder(folder),
    server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
    // Libraries are bundled at each start, which takes a second. With cached bundles, Base UI runs
    // before the plugin has its JSX runtime, and the standalone page stays empty.
    optimizeDeps: { ...optimizedDependencies(folder), force: true },
    plugins: [
      react(),
      completeWritesPlugin(),
      leakWarningsPlugin(name),
      contractPlugin(name, place, readContract),
      ...federation({ ...federationOptions(settings), dev: { remoteHmr: true } }),
    ],
  };
}

/** Returns the config of `vite build`: the federated remote, in `dist/`. */
function federatedBuild(settings: RemoteSettings): UserConfig {
  const { name, place, folder, readContract, componentIds, joinsSmallModules, joinsFor } = settings;
  const isJoined =
    joinsSmallModules === undefined
      ? () => false
      : joinedParts(resolve(folder, 'src/routes.tsx'), joinsSmallModules, joinsFor);
  return {
    // With a relative base, a built remote runs from any address in the registry.
    base: './',
    publicDir: false,
    oxc: STYLED_COMPONENTS,
    worker: WORKERS,
    build: {
      target: BUILD_TARGET,
      // Vite passes each dynamic import the files that it runs, and the container checks them.
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
              // The few common modules of entry and screens share one file.
              { name: 'common', test: IN_COMMON, priority: 1 },
              {
                name: (id, graph) => (isJoined(id, graph) ? 'joined' : null),
                debugName: 'joined',
              },
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

/**
 * Returns the config of `vite build --mode plugin`: the federated remote by the federation plugin,
 * in `dist-plugin/`.
 */
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

/**
 * Returns the config of `vite build --mode standalone`: the standalone page, in `dist-standalone/`.
 * It is uncompressed, because only tests and a preview open it.
 */
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

/**
 * Returns the config of `vite preview`: the standalone page under the content security policy of
 * production.
 */
function standalonePreview(settings: RemoteSettings): UserConfig {
  const port = portOf(settings);
  return {
    build: { outDir: 'dist-standalone' },
    preview: { port, strictPort: true, headers: pageHeaders() },
  };
}

/**
 * Returns the config of `vite build --mode server`: the server part, in `dist-server/`. It is one
 * file that imports the kit from its server.
 */
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

/** Returns the Vite config of a remote: one package with several outputs. */
export function remoteConfigOf(settings: RemoteSettings): UserConfigFnObject {
  return defineConfig(({ command, mode, isPreview }) => {
    if (isPreview) return standalonePreview(settings);
    if (command === 'serve') return devServer(settings);
    if (mode === 'standalone') return standaloneBuild(settings);
    if (mode === 'server') return serverBuild(settings);
    return mode === 'plugin' ? pluginBuild(settings) : federatedBuild(settings);
  });
}
