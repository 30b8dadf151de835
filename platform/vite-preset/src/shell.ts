import { resolve } from 'node:path';
import { federation, type ModuleFederationOptions } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type UserConfig, type UserConfigFnObject } from 'vite';
import { BUILD_TARGET } from '../../../browser-floor.ts';
import { SHELL_PORT } from '@standby/federation-config';
import { ROOT } from '@standby/hosting/root';
import { compositionPlugin } from './composition-plugin.ts';
import { bootPreloadsPlugin } from './boot-preloads-plugin.ts';
import { completeWritesPlugin } from './complete-writes-plugin.ts';
import { connectedPlugin } from './connected-plugin.ts';
import { compressPlugin } from './compress-plugin.ts';
import { leakWarningsPlugin } from './leak-warnings-plugin.ts';
import { moduleSizesPlugin } from './module-sizes-plugin.ts';
import { offlinePlugin } from './offline-plugin.ts';
import { registryPlugin } from './registry-plugin.ts';
import { componentIdsPlugin, STYLED_COMPONENTS } from './styled-components.ts';
import { optimizedDependencies, publicFolder, sharedLibraries } from './shared-libraries.ts';

const folder = resolve(ROOT, 'shell');
const publicDir = publicFolder(folder);

/**
 * The shared libraries that are installed, with what they are made of, and what every icon is made with:
 * as a chunk of its own it would be one more file of the first page, as chunks that load later use it too.
 */
const LIBRARIES =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|lucide-react\/dist\/esm\/(?!icons\/))/u;

/** Files of a build of the shell. */
const SHELL_GROUPS = [
  // Apart from the app's own code: a release of the shell leaves them in people's caches.
  { name: 'libraries', test: LIBRARIES, priority: 2 },
  // One file, whichever chunks that load later use parts of it, too.
  { name: 'app', tags: ['$initial'], priority: 1 },
] satisfies Rolldown.CodeSplittingGroup[];

/** Of the federation plugin, for the dev server and for builds by it. */
function federationOptions(): ModuleFederationOptions {
  return {
    name: 'shell',
    // Remotes come from the registry at run time: none is known here.
    remotes: {},
    shared: sharedLibraries(folder),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    // Of no activity; by default the plugin waits ten seconds in all, too few on a busy machine.
    moduleParseIdleTimeout: 60,
  };
}

/** `vite`: the host, by the federation plugin, which provides every shared library. */
function devServer(): UserConfig {
  const apiOrigin = process.env['STANDBY_API_ORIGIN'];
  return {
    publicDir,
    server: { port: Number(process.env['STANDBY_SHELL_PORT'] ?? SHELL_PORT), strictPort: true },
    optimizeDeps: optimizedDependencies(folder),
    plugins: [
      react(),
      completeWritesPlugin(),
      leakWarningsPlugin(),
      compositionPlugin(),
      registryPlugin(),
      ...federation({ ...federationOptions(), dev: { remoteHmr: true } }),
      ...(apiOrigin === undefined ? [] : [connectedPlugin(apiOrigin)]),
    ],
  };
}

/** `vite build`: the host, by `src/remotes/share-libraries.ts`. */
function build(): UserConfig {
  return {
    publicDir,
    oxc: STYLED_COMPONENTS,
    // The runtime holds the share scope that `share-libraries.ts` makes. Entries are loaded here, with a check of their
    // integrity. Its own code for both goes.
    define: {
      FEDERATION_OPTIMIZE_NO_SHARED: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      ENV_TARGET: '"web"',
    },
    build: {
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { groups: SHELL_GROUPS } },
      },
    },
    plugins: [
      react(),
      componentIdsPlugin(ROOT),
      bootPreloadsPlugin(),
      compositionPlugin(),
      offlinePlugin(),
      moduleSizesPlugin(),
      compressPlugin(),
    ],
  };
}

/** `vite build --mode plugin`: the host by the federation plugin, in `dist-plugin/`. */
function pluginBuild(): UserConfig {
  return {
    publicDir,
    oxc: STYLED_COMPONENTS,
    build: { outDir: 'dist-plugin', target: BUILD_TARGET, modulePreload: { polyfill: false } },
    plugins: [
      react(),
      componentIdsPlugin(ROOT),
      ...federation(federationOptions()),
      bootPreloadsPlugin(),
      compositionPlugin(),
      offlinePlugin(),
      moduleSizesPlugin(),
      compressPlugin(),
    ],
  };
}

/**
 * `vite build --mode dev-shell`: the host that `@standby/dev-shell` serves, in the folder of that package. It has React's
 * development build, which alone can refresh components. JSX is compiled as for production: in development its
 * calls name the folders of this machine.
 */
function devShellBuild(): UserConfig {
  return {
    publicDir,
    oxc: STYLED_COMPONENTS,
    define: {
      'process.env.NODE_ENV': '"development"',
      'import.meta.env.PROD': 'false',
      'import.meta.env.DEV': 'true',
      // styled-components writes text into its style sheet in development, which the content policy forbids.
      SC_DISABLE_SPEEDY: 'false',
    },
    build: {
      outDir: '../platform/dev-shell/dist/site',
      emptyOutDir: true,
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
      minify: false,
    },
    plugins: [
      {
        name: 'standby:dev-shell-entry',
        transformIndexHtml: {
          order: 'pre',
          handler: (html) => html.replace('/src/main.tsx', '/src/dev-shell/main.ts'),
        },
      },
      react(),
      componentIdsPlugin(ROOT),
    ],
  };
}

/**
 * `vite build --mode prerender`: what draws pages where there is no browser, in `dist-prerender/`. One
 * file with all that it needs, React's production build among it.
 */
function prerenderBuild(): UserConfig {
  return {
    publicDir: false,
    oxc: STYLED_COMPONENTS,
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.PROD': 'true' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender/prerender.tsx',
      outDir: 'dist-prerender',
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
    },
    plugins: [react(), componentIdsPlugin(ROOT)],
  };
}

/** The Vite config of the shell. */
export function shellConfig(): UserConfigFnObject {
  return defineConfig(({ command, mode }) => {
    if (command === 'serve') return devServer();
    if (mode === 'prerender') return prerenderBuild();
    if (mode === 'dev-shell') return devShellBuild();
    return mode === 'plugin' ? pluginBuild() : build();
  });
}
