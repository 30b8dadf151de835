import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
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
 * Puts a tarball into a folder. The same sources give the same bytes.
 *
 * @returns its file there
 * @throws {Error} where the folder has another content under the same version
 */
export async function placeTarball(packed: string, folder: string, name: string): Promise<string> {
  const file = resolve(folder, name);
  if (existsSync(file) && !(await readFile(file)).equals(await readFile(packed))) {
    throw new Error(
      `${file} has other content. Raise the version of the package, or remove the file if it was never installed.`,
    );
  }
  await copyFile(packed, file);
  return file;
}

/**
 * Compiles every package that other repositories install, and writes their tarballs into a folder.
 *
 * @returns their files
 * @throws {Error} where the folder has another content under the same version
 */
export async function packAll(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const temporary = await mkdtemp(join(tmpdir(), 'standby-pack-'));
  try {
    const tarballs: string[] = [];
    for (const source of publicPackages) {
      await buildPackage(source);
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [PNPM, 'pack', `--config.pnpmfile=${PNPMFILE}`, '--pack-destination', temporary],
        { cwd: resolve(ROOT, source.folder), encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(`${source.folder}: ${stdout}${stderr}`);
      const name = tarballName(readManifest(source.folder));
      tarballs.push(await placeTarball(resolve(temporary, name), folder, name));
    }
    return tarballs;
  } finally {
    await rm(temporary, { recursive: true });
  }
}
