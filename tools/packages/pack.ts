import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ROOT } from '../root.ts';
import { buildPackage } from './build-package.ts';
import { publicPackages, readManifest } from './packages.ts';

const PNPM = resolve(ROOT, 'node_modules/pnpm/bin/pnpm.cjs');

/** Makes the packed manifests public. */
const PNPMFILE = resolve(import.meta.dirname, 'pnpmfile.cjs');

/** Name of the tarball of a package in a version. */
export function tarballName({
  name,
  version,
}: {
  readonly name: string;
  readonly version: string;
}) {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/**
 * Compiles every package that other repositories install, and writes their tarballs into a folder.
 *
 * @returns their files
 */
export async function packAll(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const tarballs: string[] = [];
  for (const source of publicPackages) {
    await buildPackage(source);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [PNPM, 'pack', `--config.pnpmfile=${PNPMFILE}`, '--pack-destination', folder],
      { cwd: resolve(ROOT, source.folder), encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`${source.folder}: ${stdout}${stderr}`);
    tarballs.push(resolve(folder, tarballName(readManifest(source.folder))));
  }
  return tarballs;
}
