/** Keys of the lockfile's `packages:` section: `react@19.3.1`, `'@base-ui/react@1.9.0'`. */
const PACKAGE = /^ {2}'?(?<name>@?[^@'\s]+)@(?<version>\d[^:'(]*)'?:$/gmu;

function packagesSection(lockfile: string): string {
  const start = lockfile.indexOf('\npackages:\n');
  const end = lockfile.indexOf('\nsnapshots:\n');
  if (start < 0 || end < start) throw new Error('pnpm-lock.yaml has no packages section');
  return lockfile.slice(start, end);
}

/** Versions of a package that pnpm-lock.yaml installs. */
export function lockedVersions(lockfile: string, library: string): string[] {
  return [...packagesSection(lockfile).matchAll(PACKAGE)]
    .filter(({ groups }) => groups?.['name'] === library)
    .map(({ groups }) => groups?.['version'] ?? '');
}

/** The libraries of which the lockfile installs more than one version, in words. */
export function findSecondVersions(lockfile: string, libraries: readonly string[]): string[] {
  return libraries.flatMap((library) => {
    const versions = lockedVersions(lockfile, library);
    return versions.length > 1
      ? [`${library} is installed in ${versions.length} versions: ${versions.join(', ')}`]
      : [];
  });
}
