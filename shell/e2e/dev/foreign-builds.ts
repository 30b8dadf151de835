import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { run } from './foreign-repository.ts';

const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@standby/shared-ui',
];

/** Config of a team that uses the plugin by its own documentation, without the preset. */
const STOCK_CONFIG = `
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const shared = ['react', 'react-dom', 'react-router-dom', 'styled-components', '@standby/shared-ui'];

export default defineConfig({
  base: './',
  build: { outDir: 'dist-stock', target: 'esnext', modulePreload: { polyfill: false } },
  plugins: [
    react(),
    federation({
      name: 'mfe_tickets',
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
      shared: Object.fromEntries(shared.map((name) => [name, { singleton: true, import: false }])),
      dts: false,
      manifest: false,
      // At once, with a warning: the plugin then gives all exports of what the host shares. Where it waits, it gives
      // those that it saw imports of before no module came for 10 ms, which on a busy machine are not all.
      moduleParseIdleTimeout: 0.001,
    }),
  ],
});
`;

/** Packages, compiler and loader of each bundler. The rest of their configuration is the same. */
const BUNDLERS = {
  rspack: {
    packages: ['@rspack/core@2.3.3'],
    compiler: `import { rspack as build } from '@rspack/core';`,
    loader: 'builtin:swc-loader',
  },
  webpack: {
    packages: ['webpack@5.113.0', 'swc-loader@0.2.7', '@swc/core@1.16.22'],
    compiler: `import build from 'webpack';`,
    loader: 'swc-loader',
  },
} as const;

type Bundler = keyof typeof BUNDLERS;

/** Forms of a build: an ES module, or a script that sets a variable, the default of these bundlers. */
type Form = 'module' | 'script';

/** Returns a program that builds a remote in the form of its argument. */
const buildProgram = (bundler: Bundler): string => `
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/${bundler}';
${BUNDLERS[bundler].compiler}

const shared = ${JSON.stringify(SHARED)};
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

const config = (folder, output, library) => ({
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},
  output: { path: resolve(folder), uniqueName: 'mfe_tickets', publicPath: 'auto', ...output },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\\.tsx?$/, loader: '${BUNDLERS[bundler].loader}', options: swc }] },
  plugins: [
    new ModuleFederationPlugin({
      name: 'mfe_tickets',
      filename: 'remoteEntry.js',
      library,
      exposes: { './routes': './src/routes.tsx' },
      // Without a version: that of a packed file is no range.
      shared: Object.fromEntries(
        shared.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
      ),
      dts: false,
      manifest: false,
    }),
  ],
});

const MODULE = { module: true, chunkFormat: 'module', chunkLoading: 'import', chunkFilename: '[name].[contenthash].mjs' };

build(
  process.argv[2] === 'script'
    ? config('dist-script', {}, undefined)
    : config('dist-${bundler}', MODULE, { type: 'module' }),
).run((error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString('errors-only'));
  process.exitCode = 1;
});
`;

/** Installs bundlers beside the preset. */
export function installBundlers(folder: string, ...bundlers: Bundler[]): void {
  const packages = bundlers.flatMap((bundler) => BUNDLERS[bundler].packages);
  const add = ['add', '-D', '--prefer-offline', '@module-federation/enhanced@2.9.3', ...packages];
  run(folder, {}, 'pnpm', ...add);
}

/** Builds the remote by the federation plugin of Vite, in `dist-stock/`. */
export async function buildByPlugin(folder: string): Promise<void> {
  run(folder, {}, 'pnpm', 'add', '-D', '--prefer-offline', '@module-federation/vite@1.23.0');
  await writeFile(resolve(folder, 'vite.stock.config.ts'), STOCK_CONFIG);
  run(folder, {}, 'pnpm', 'exec', 'vite', 'build', '--config', 'vite.stock.config.ts');
}

/**
 * Builds the remote by another bundler: an ES module in `dist-rspack/` or `dist-webpack/`, a script
 * in `dist-script/`.
 */
export async function buildBy(
  bundler: Bundler,
  folder: string,
  form: Form = 'module',
): Promise<void> {
  await writeFile(resolve(folder, 'build.mjs'), buildProgram(bundler));
  run(folder, {}, 'node', 'build.mjs', form);
}
