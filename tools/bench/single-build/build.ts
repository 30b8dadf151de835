import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { remoteNames, remotes, workspaceComposition } from '@standby/federation-config';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { BUILD_TARGET } from '../../../browser-floor.ts';
import { compressFolder } from '../../compress.ts';
import { ROOT } from '../../composition.ts';
import { pagesOf, type PageRemote, type Pages } from '../../pages/pages.ts';
import { PRERENDER_BUNDLE, prerenderLayouts, prerenderRemote } from '../../pages/prerender.ts';
import { bootPreloadsPlugin } from '../../vite/boot-preloads-plugin.ts';
import { withImports } from '../../vite/chunks.ts';
import { compositionPlugin } from '../../vite/composition-plugin.ts';
import { committedContract } from '../../vite/contract-plugin.ts';
import { SHELL_GROUPS } from '../../vite/shell.ts';
import { componentIdsPlugin, STYLED_COMPONENTS } from '../../vite/styled-components.ts';
import { singleBuildPlugin } from './single-build-plugin.ts';

const CACHE = resolve(ROOT, 'node_modules/.cache/standby-bench');

export const SINGLE_BUILD_FOLDER = resolve(CACHE, 'single-build');
const PRERENDER_FOLDER = resolve(CACHE, 'single-build-prerender');

const COMMON: InlineConfig = {
  configFile: false,
  root: resolve(ROOT, 'shell'),
  mode: 'production',
  logLevel: 'warn',
  oxc: STYLED_COMPONENTS,
};

/** Settings and files are those of the composed build, without federation and registry. */
async function buildForBrowsers(): Promise<readonly Rolldown.OutputChunk[]> {
  const output = await build({
    ...COMMON,
    publicDir: resolve(ROOT, 'shared-ui/public'),
    build: {
      outDir: SINGLE_BUILD_FOLDER,
      emptyOutDir: true,
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: SHELL_GROUPS } } },
    },
    plugins: [
      singleBuildPlugin(),
      react(),
      componentIdsPlugin(ROOT),
      bootPreloadsPlugin({ hasRegistry: false }),
      compositionPlugin(),
    ],
  });
  await compressFolder(SINGLE_BUILD_FOLDER);
  const { output: files } = output as Rolldown.RolldownOutput;
  return files.filter((file) => file.type === 'chunk');
}

/** What prerenders the single build's pages, as the shell's prerender build does the composed app's. */
async function buildPrerenderer(): Promise<void> {
  await build({
    ...COMMON,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.PROD': 'true' },
    ssr: { noExternal: true },
    build: {
      ssr: resolve(import.meta.dirname, 'src/prerender.ts'),
      outDir: PRERENDER_FOLDER,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: PRERENDER_BUNDLE, codeSplitting: false } },
    },
    plugins: [react(), componentIdsPlugin(ROOT)],
  });
}

/** What the first view of each route needs beside the files that every page links. */
async function preloadsOf(chunks: readonly Rolldown.OutputChunk[]): Promise<PageRemote[]> {
  const fileOf = (module: string): string => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
    if (!found) throw new Error(`${module} is no chunk of the single build`);
    return found.fileName;
  };
  const linked = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  return Promise.all(
    remoteNames.map(async (name) => {
      const folder = resolve(ROOT, remotes[name].package);
      const { routes } = await committedContract(folder)();
      const preloads = routes.flatMap(({ path, screen }) => {
        if (screen === undefined) return [];
        const starts = [fileOf(resolve(folder, 'src/routes.tsx')), fileOf(resolve(folder, screen))];
        const files = withImports(chunks, starts).filter((file) => !linked.includes(file));
        return [[path, files] as const];
      });
      return { entry: '/', preloads: Object.fromEntries(preloads) };
    }),
  );
}

/** The pages of the single build, with the same prerendered markup and module preloads as the composed app's. */
async function buildPages(chunks: readonly Rolldown.OutputChunk[]): Promise<Pages> {
  await buildPrerenderer();
  const bundle = resolve(PRERENDER_FOLDER, PRERENDER_BUNDLE);
  const options = {
    composition: workspaceComposition,
    bundle,
    assets: resolve(SINGLE_BUILD_FOLDER, 'assets'),
  };
  const listed = await preloadsOf(chunks);
  const patterns = listed.flatMap(({ preloads = {} }) => Object.keys(preloads));
  const pages = await Promise.all(
    remoteNames.map((name) => prerenderRemote(name, { ...options, entry: bundle })),
  );
  const layouts = await prerenderLayouts(patterns, options);
  const html = await readFile(resolve(SINGLE_BUILD_FOLDER, 'index.html'), 'utf8');
  return pagesOf(html, workspaceComposition, listed, { pages: pages.flat(), layouts });
}

export interface SingleBuild {
  readonly pages: Pages;
  /** Time of the build for browsers, in milliseconds. */
  readonly buildMs: number;
}

/**
 * Builds shell and remotes as a single build: no federation and no registry, with lazy routes as they are, and with
 * prerendering and preloads as the composed app has.
 */
export async function buildSingle(): Promise<SingleBuild> {
  const before = process.env['NODE_ENV'];
  // Vite keeps it where it is set, and React's development build would be no comparison.
  process.env['NODE_ENV'] = 'production';
  try {
    const start = performance.now();
    const chunks = await buildForBrowsers();
    const buildMs = performance.now() - start;
    return { pages: await buildPages(chunks), buildMs };
  } finally {
    // Dev servers that are measured later would serve React's production build, which reloads at each edit.
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
