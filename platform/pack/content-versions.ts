import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { publicPackages, readManifest, type Manifest } from './packages.ts';

/** Versions of the packed packages, by name. */
export type PackedVersions = Readonly<Record<string, string>>;

/** The parts of a package that its version identifies. */
interface PackageContent {
  readonly manifest: Manifest;
  /** Contents of the packed files, by path. */
  readonly files: ReadonlyMap<string, Buffer | string>;
}

const hashOf = (parts: Iterable<Buffer | string>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => resolve(parentPath, name));
}

/** Reads the manifest and the files of a built package. */
function readContent(folder: string): PackageContent {
  const manifest = readManifest(folder);
  const root = resolve(ROOT, folder);
  const files = (manifest.files ?? []).flatMap((entry) => filesBelow(resolve(root, entry)));
  return {
    manifest,
    files: new Map(
      files.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file)]),
    ),
  };
}

/** Returns the package and the packages of Standby that it needs, directly or through others. */
function closureOf(name: string, manifests: ReadonlyMap<string, Manifest>): Set<string> {
  const found = new Set([name]);
  for (const each of found) {
    const { dependencies = {}, peerDependencies = {} } = manifests.get(each) ?? {};
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (manifests.has(needed)) found.add(needed);
    }
  }
  return found;
}

/**
 * Returns a version for each content: the package's version and a hash of its content and of the
 * packages that it needs. A change thus changes the version automatically, and two clones with the
 * same sources make the same version.
 */
export function contentVersions(packages: readonly PackageContent[]): PackedVersions {
  const manifests = new Map(packages.map(({ manifest }) => [manifest.name, manifest]));
  const contents = new Map(
    packages.map(({ manifest, files }) => [
      manifest.name,
      hashOf([
        JSON.stringify(manifest),
        ...[...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).flat(),
      ]),
    ]),
  );
  const versions = packages.map(({ manifest: { name, version } }) => {
    const needed = [...closureOf(name, manifests)].toSorted();
    const id = hashOf(needed.map((each) => contents.get(each) ?? '')).slice(0, 8);
    // The letter is needed because a number may not begin with a zero.
    return [name, `${version}-c${id}`] as const;
  });
  return Object.fromEntries(versions);
}

/** Returns the versions of the packages as last built. */
export const builtVersions = (): PackedVersions =>
  contentVersions(publicPackages.map(({ folder }) => readContent(folder)));
