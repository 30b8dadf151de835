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
 * Pattern of the installed shared libraries, their parts, and the icon factory. Later chunks also
 * use the icon factory, so it would otherwise be a separate file of the first page.
 */
const LIBRARIES =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|lucide-react\/dist\/esm\/(?!icons\/))/u;

/** Groups of modules that become files of the shell's build. */
const SHELL_GROUPS = [
  // A separate file for libraries stays in people's caches when a release of the shell changes only
  // the app.
  { name: 'libraries', test: LIBRARIES, priority: 2 },
  // The app stays one file, even if later chunks use parts of it.
  { name: 'app', tags: ['$initial'], priority: 1 },
  // Sample mode never fetches the parts of connected mode, and connected mode needs most of them.
  { name: 'session', test: /\/shell\/src\/session\//u, priority: 0 },
] satisfies Rolldown.CodeSplittingGroup[];

/** Returns options of the federation plugin, for the dev server and for the plugin's builds. */
function federationOptions(): ModuleFederationOptions {
  return {
    name: 'shell',
    // Remotes come from the registry at run time.
    remotes: {},
    shared: sharedLibraries(folder),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    // Seconds without activity. The default, ten seconds in total, is too short on a busy machine.
    moduleParseIdleTimeout: 60,
  };
}

/**
 * Returns the config of `vite`: the host by the federation plugin, which provides every shared
 * library.
 */
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

/** Returns the config of `vite build`: the host by `src/remotes/share-libraries.ts`. */
function build(): UserConfig {
  return {
    publicDir,
    oxc: STYLED_COMPONENTS,
    // The runtime only holds the share scope of `share-libraries.ts`, and the shell itself loads
    // entries with an integrity check. These flags remove the runtime's own code for both.
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

/**
 * Returns the config of `vite build --mode plugin`: the host by the federation plugin, in
 * `dist-plugin/`.
 */
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
 * Returns the config of `vite build --mode dev-shell`: the host that `@standby/dev-shell` serves,
 * in that package's folder. It has React's development build, because only that can refresh
 * components. JSX is compiled as for production, because development calls would name folders of
 * this machine.
 */
function devShellBuild(): UserConfig {
  return {
    publicDir,
    oxc: STYLED_COMPONENTS,
    define: {
      'process.env.NODE_ENV': '"development"',
      'import.meta.env.PROD': 'false',
      'import.meta.env.DEV': 'true',
      // In development, styled-components writes text into its style sheet, which the content
      // security policy forbids.
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
 * Returns the config of `vite build --mode prerender`: a bundle in `dist-prerender/` that renders
 * pages without a browser. It is one file with all its dependencies, including React's production
 * build.
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

/** Returns the Vite config of the shell. */
export function shellConfig(): UserConfigFnObject {
  return defineConfig(({ command, mode }) => {
    if (command === 'serve') return devServer();
    if (mode === 'prerender') return prerenderBuild();
    if (mode === 'dev-shell') return devShellBuild();
    return mode === 'plugin' ? pluginBuild() : build();
  });
}
