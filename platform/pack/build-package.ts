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
import { entriesOf, exportsModules, outputRoot, type PublicPackage } from './packages.ts';

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

/**
 * Compiles the modules of a package with TypeScript, and keeps their declarations and all that
 * these import.
 */
async function declare(source: PublicPackage): Promise<void> {
  const root = outputRoot(source);
  const entries = entriesOf(source);
  const folder = resolve(ROOT, source.folder);
  const temporary = await mkdtemp(join(tmpdir(), 'standby-types-'));
  // The project file lies in the package, so that its dependencies resolve.
  const project = resolve(folder, 'tsconfig.pack.json');
  try {
    await writeFile(
      project,
      JSON.stringify({
        extends: resolve(ROOT, 'tsconfig.base.json'),
        compilerOptions: {
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          types: source.isForNode ? ['node'] : ['vite/client'],
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          // Lint checks the types of the workspace. The compiler still refuses a type that a
          // declaration cannot name.
          noCheck: true,
          declarationMap: true,
          rootDir: ROOT,
          // Paths replace node_modules, because TypeScript emits no declarations for modules that
          // it takes for a library's.
          paths: {
            '@standby/hosting/*': [resolve(ROOT, 'packages/hosting/src/*.ts')],
            '@standby/api-client': [resolve(ROOT, 'packages/api-client/src/client.ts')],
            '@standby/api-client/*': [resolve(ROOT, 'packages/api-client/src/*.ts')],
          },
          outDir: temporary,
        },
        files: [...entries, ...(source.ambient ?? []).map((file) => resolve(folder, file))],
      }),
    );
    const tsc = resolve(ROOT, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${source.folder}: ${stdout}`);
    const fromPackage = createRequire(resolve(folder, 'package.json'));
    const declarationOf = (file: string): string =>
      resolve(temporary, relative(ROOT, file)).replace(SOURCE, '.d.ts');
    await copyDeclarations(entries.map(declarationOf), {
      from: resolve(temporary, relative(ROOT, root)),
      to: resolve(folder, 'dist'),
      resolveInlined: (specifier) =>
        source.inlined?.test(specifier) ? declarationOf(fromPackage.resolve(specifier)) : undefined,
    });
  } finally {
    await rm(project, { force: true });
    await rm(temporary, { recursive: true });
  }
}

async function buildShell(): Promise<void> {
  const root = resolve(ROOT, 'shell');
  const configFile = resolve(root, 'vite.config.ts');
  const mode = 'dev-shell';
  await build({ root, configFile, configLoader: 'runner', mode, logLevel: 'warn' });
}

/**
 * Compiles a package for other repositories into its `dist/`: modules, declarations and assets.
 *
 * @throws {Error} if TypeScript or Vite fails
 */
export async function buildPackage(source: PublicPackage): Promise<void> {
  await compilePackage(source);
  if (exportsModules(source)) await declare(source);
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
