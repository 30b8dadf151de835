import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { publicPackages, readManifest, tarballName } from './packages.ts';

/** Folder of a repository for the packages of Standby, until a registry has them. */
export const PACKAGES_FOLDER = 'standby';

/** Files of a repository that name the tarballs. */
const NAMING_FILES = ['package.json', 'pnpm-workspace.yaml'];

const PACKAGES = new RegExp(
  `file:\\./${PACKAGES_FOLDER}/(?<file>(?<name>[a-z-]+)-\\d+\\.\\d+\\.\\d+(?:-[\\w.]+)?\\.tgz)`,
  'gu',
);

/** Returns the part of a tarball's name that identifies the package. */
const stemOf = (file: string): string => file.replace(/-\d+\.\d+\.\d+.*$/u, '');

/**
 * Returns the text with the name of each tarball replaced by the current tarball of the same
 * package.
 */
function withTarballs(text: string, tarballs: readonly string[]): string {
  const byPackage = new Map(tarballs.map((file) => [stemOf(file), file]));
  return text.replaceAll(PACKAGES, (found, file: string) => {
    const current = byPackage.get(stemOf(file));
    return current === undefined ? found : `file:./${PACKAGES_FOLDER}/${current}`;
  });
}

/** Returns the tarballs that a new repository names before they are packed. */
export const manifestTarballs = (): Record<string, string> =>
  Object.fromEntries(
    publicPackages.map(({ folder }) => {
      const { name, version } = readManifest(folder);
      return [name, `file:./${PACKAGES_FOLDER}/${tarballName({ name, version })}`];
    }),
  );

/**
 * Makes a repository use the tarballs that were just packed into its folder: updates its manifest
 * and workspace file, and removes former tarballs of the same packages.
 */
export async function installTarballs(
  repository: string,
  tarballs: readonly string[],
): Promise<void> {
  for (const name of NAMING_FILES) {
    const file = resolve(repository, name);
    if (!existsSync(file)) continue;
    await writeFile(file, withTarballs(await readFile(file, 'utf8'), tarballs));
  }
  const folder = resolve(repository, PACKAGES_FOLDER);
  const stems = new Set(tarballs.map(stemOf));
  for (const file of await readdir(folder)) {
    const isFormer = file.endsWith('.tgz') && stems.has(stemOf(file)) && !tarballs.includes(file);
    if (isFormer) await rm(resolve(folder, file));
  }
}
