import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { buildPackages } from './build-package.ts';
import { builtVersions, type PackedVersions } from './content-versions.ts';
import { publicPackages, readManifest, tarballName } from './packages.ts';

const PNPM = resolve(ROOT, 'node_modules/pnpm/bin/pnpm.cjs');

/** pnpm file that makes the packed manifests public. */
const PNPMFILE = resolve(import.meta.dirname, 'pnpmfile.cjs');

/** A packed tarball that is not placed yet. */
interface PackedTarball {
  readonly file: string;
  /** Name of the tarball in the folder. */
  readonly name: string;
}

async function isOther(file: string, packed: string): Promise<boolean> {
  return existsSync(file) && !(await readFile(file)).equals(await readFile(packed));
}

/**
 * Copies all tarballs into a folder, or none. The same sources give the same bytes.
 *
 * @returns the copied files
 * @throws {Error} naming each file with different content under the same version
 */
export async function placeTarballs(
  packed: readonly PackedTarball[],
  folder: string,
): Promise<readonly string[]> {
  const placed = packed.map(({ file, name }) => ({ from: file, to: resolve(folder, name) }));
  const others: string[] = [];
  for (const { from, to } of placed) if (await isOther(to, from)) others.push(to);
  if (others.length > 0) {
    throw new Error(
      `Nothing was packed, because these files have other content:\n  ${others.join('\n  ')}\nRaise the version of their packages, or remove the files if they were never installed.`,
    );
  }
  for (const { from, to } of placed) await copyFile(from, to);
  return placed.map(({ to }) => to);
}

/** Packs the built packages into a folder, by one run of pnpm. */
function pack(versions: PackedVersions, folder: string): PackedTarball[] {
  const filters = publicPackages.flatMap((source) => ['--filter', `./${source.folder}`]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [PNPM, '-r', ...filters, 'pack', `--config.pnpmfile=${PNPMFILE}`, '--pack-destination', folder],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, STANDBY_PACKED_VERSIONS: JSON.stringify(versions) },
    },
  );
  if (status !== 0) throw new Error(`pnpm pack: ${stdout}${stderr}`);
  return publicPackages.map((source) => {
    const { name, version } = readManifest(source.folder);
    return {
      // pnpm names the file by the version of the sources.
      file: resolve(folder, tarballName({ name, version })),
      name: tarballName({ name, version: versions[name] ?? version }),
    };
  });
}

/**
 * Compiles every package that other repositories install, and writes the tarballs into a folder.
 * Each version identifies its content.
 *
 * @returns the tarballs' files
 */
export async function packAll(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  await buildPackages();
  const versions = builtVersions();
  const temporary = await mkdtemp(join(tmpdir(), 'standby-pack-'));
  try {
    return await placeTarballs(pack(versions, temporary), folder);
  } finally {
    await rm(temporary, { recursive: true });
  }
}
