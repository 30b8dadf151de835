import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames, remotes } from '@standby/federation-config';
import { build, type ConfigEnv, type Plugin, type UserConfig, type UserConfigFnObject } from 'vite';
import { compilePackage } from './packages/build-package.ts';
import { publicPackages } from './packages/packages.ts';
import { ROOT } from './root.ts';

/**
 * `tsx tools/rebuild.ts <folder> [--packages]`: builds shell, remotes and the packages for other repositories, or the
 * latter alone, into a folder, all in one process. A test compares these builds with those of another folder, so
 * they go without what follows from their files: compressed ones, and declarations.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { packages: { type: 'boolean', default: false } },
});
const [out = ''] = positionals;
const target = resolve(out);
process.env['NODE_ENV'] = 'production';

const isCompression = (plugin: unknown): boolean =>
  (plugin as Plugin | undefined)?.name === 'standby:compress';

async function rebuild(folder: string, mode: string): Promise<void> {
  const root = resolve(ROOT, folder);
  process.chdir(root);
  const file = (await import(resolve(root, 'vite.config.ts'))) as { default: UserConfigFnObject };
  const environment: ConfigEnv = { command: 'build', mode, isSsrBuild: false, isPreview: false };
  const config: UserConfig = file.default(environment);
  const { outDir = 'dist' } = config.build ?? {};
  await build({
    ...config,
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    plugins: (config.plugins ?? []).flat().filter((plugin) => !isCompression(plugin)),
    build: { ...config.build, outDir: resolve(target, folder, outDir), emptyOutDir: true },
  });
}

await mkdir(target, { recursive: true });
if (!values.packages) {
  for (const mode of ['production', 'prerender']) await rebuild('shell', mode);
  for (const name of remoteNames) await rebuild(remotes[name].package, 'production');
}
for (const source of publicPackages) {
  process.chdir(resolve(ROOT, source.folder));
  await compilePackage(source, resolve(target, 'packages', source.folder));
}
