import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type ConfigEnv, type Plugin, type UserConfig, type UserConfigFnObject } from 'vite';
import { compilePackage } from '../pack/build-package.ts';
import { publicPackages } from '../pack/packages.ts';
import { ROOT } from '@standby/hosting/root';

/**
 * `tsx platform/build/rebuild.ts <folder> [workspace…]`: builds the named workspaces (shell and
 * remotes) and the packages for other repositories into a folder, in one process. A test compares
 * these builds with builds in another folder. They omit files that derive from others: compressed
 * files and declarations.
 */
const [out = '', ...folders] = process.argv.slice(2);
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
for (const folder of folders) {
  await rebuild(folder, 'production');
  if (folder === 'shell') await rebuild(folder, 'prerender');
}
for (const source of publicPackages) {
  process.chdir(resolve(ROOT, source.folder));
  await compilePackage(source, resolve(target, 'packages', source.folder));
}
