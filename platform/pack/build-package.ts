import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { BUILD_TARGET } from '../../browser-floor.ts';
import { ROOT } from '@standby/hosting/root';
import { componentIdsPlugin, STYLED_COMPONENTS } from '../vite-preset/src/styled-components.ts';
import { remotePreset } from '../lint/remote-preset.ts';
import { copyDeclarations } from './declarations.ts';
import {
  entriesOf,
  exportsModules,
  outputRoot,
  INLINED,
  publicPackages,
  readManifest,
  type PublicPackage,
} from './packages.ts';

const SOURCE = /\.tsx?$/u;

/**
 * Compiles the modules of a package.
 *
 * @param outDir output folder, relative to the package
 */
export async function compilePackage(source: PublicPackage, outDir = 'dist'): Promise<void> {
  const { folder, inlined, isForNode = false } = source;
  const root = outputRoot(source);
  const entries = entriesOf(source).map(
    (file) => [relative(root, file).replace(SOURCE, ''), file] as const,
  );
  await build({
    configFile: false,
    logLevel: 'warn',
    root: resolve(ROOT, folder),
    publicDir: false,
    oxc: STYLED_COMPONENTS,
    build: {
      target: isForNode ? 'node20' : BUILD_TARGET,
      outDir,
      emptyOutDir: true,
      minify: false,
      lib: { entry: Object.fromEntries(entries), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !/^[./\0]/u.test(id) && !inlined?.test(id),
        // Each module gets its own file, so that a test kit and the design system share the same
        // modules.
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: '[name].js',
        },
      },
    },
    plugins: [react(), componentIdsPlugin(ROOT)],
  });
}

/** Returns the source of each module of a package, by its specifier. */
function pathsOf(folder: string): [string, string[]][] {
  const { name, exports } = readManifest(folder);
  return Object.entries(exports)
    .filter(([, target]) => SOURCE.test(target))
    .map(([path, target]) => [name + path.slice(1), [resolve(ROOT, folder, target)]]);
}

/**
 * Compiles the modules of packages that run in the same environment with TypeScript, and keeps
 * their declarations and all that these import.
 */
async function declare(sources: readonly PublicPackage[], types: string): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), 'standby-types-'));
  // The project file lies in the workspace, so that the types of its environment resolve.
  const project = resolve(import.meta.dirname, 'tsconfig.pack.json');
  try {
    await writeFile(
      project,
      JSON.stringify({
        extends: resolve(ROOT, 'tsconfig.base.json'),
        compilerOptions: {
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          types: [types],
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          // Lint checks the types of the workspace. The compiler still refuses a type that a
          // declaration cannot name.
          noCheck: true,
          declarationMap: true,
          rootDir: ROOT,
          // Paths replace node_modules, because TypeScript emits no declarations for modules that
          // it takes for a library's, such as those that it finds there first.
          paths: Object.fromEntries(
            [...publicPackages.map(({ folder }) => folder), ...INLINED].flatMap(pathsOf),
          ),
          outDir: temporary,
        },
        files: sources.flatMap((source) => [
          ...entriesOf(source),
          ...(source.ambient ?? []).map((file) => resolve(ROOT, source.folder, file)),
        ]),
      }),
    );
    const tsc = resolve(ROOT, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout);
    for (const source of sources) await keepDeclarations(source, temporary);
  } finally {
    await rm(project, { force: true });
    await rm(temporary, { recursive: true });
  }
}

/** @param from output of the compiler, with the folders of the workspace */
async function keepDeclarations(source: PublicPackage, from: string): Promise<void> {
  const root = outputRoot(source);
  const folder = resolve(ROOT, source.folder);
  const fromPackage = createRequire(resolve(folder, 'package.json'));
  const declarationOf = (file: string): string =>
    resolve(from, relative(ROOT, file)).replace(SOURCE, '.d.ts');
  await copyDeclarations(entriesOf(source).map(declarationOf), {
    from: resolve(from, relative(ROOT, root)),
    to: resolve(folder, 'dist'),
    resolveInlined: (specifier) =>
      source.inlined?.test(specifier) ? declarationOf(fromPackage.resolve(specifier)) : undefined,
  });
}

async function buildShell(): Promise<void> {
  const root = resolve(ROOT, 'shell');
  const configFile = resolve(root, 'vite.config.ts');
  const mode = 'dev-shell';
  await build({ root, configFile, configLoader: 'runner', mode, logLevel: 'warn' });
}

async function buildPackage(source: PublicPackage): Promise<void> {
  await compilePackage(source);
  if (source.hasShell) await buildShell();
  const folder = resolve(ROOT, source.folder);
  if (source.hasLintPreset) {
    await writeFile(resolve(folder, 'dist/remote.json'), JSON.stringify(remotePreset, null, 2));
  }
  for (const asset of source.assets ?? []) {
    const file = resolve(folder, asset);
    const copy = resolve(folder, 'dist', relative(outputRoot(source), file));
    await cp(file, copy, { recursive: true });
  }
}

/**
 * Compiles the packages for other repositories, each into its `dist/`: modules, declarations and
 * assets.
 *
 * @throws {Error} if TypeScript or Vite fails
 */
export async function buildPackages(): Promise<void> {
  for (const source of publicPackages) await buildPackage(source);
  // A package with only commands has no types.
  const declared = publicPackages.filter(exportsModules);
  const isForNode = (source: PublicPackage): boolean => source.isForNode ?? false;
  await declare(
    declared.filter((source) => !isForNode(source)),
    'vite/client',
  );
  await declare(declared.filter(isForNode), 'node');
}
