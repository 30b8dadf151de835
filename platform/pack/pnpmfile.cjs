const sorted = (object) =>
  object &&
  Object.fromEntries(
    Object.keys(object)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((name) => [name, object[name]]),
  );

/** By name, the versions that `pack.ts` gives to the packages of Standby. */
const versions = JSON.parse(process.env.STANDBY_PACKED_VERSIONS ?? '{}');

const withVersions = (object) =>
  object &&
  Object.fromEntries(
    Object.entries(object).map(([name, version]) => [name, versions[name] ?? version]),
  );

/**
 * For `pnpm pack` by `pack.ts` alone. The packages are private here, so that no `pnpm publish` takes sources for a
 * release; a registry would refuse the tarball for the same word. pnpm lists packages of the workspace in the order in
 * which it has read their versions: sorted, the same sources give the same bytes.
 */
module.exports = {
  hooks: {
    beforePacking: ({ private: _isPrivate, ...manifest }) => ({
      ...manifest,
      version: versions[manifest.name] ?? manifest.version,
      dependencies: sorted(withVersions(manifest.dependencies)),
      devDependencies: sorted(manifest.devDependencies),
      ...(manifest.peerDependencies && {
        peerDependencies: withVersions(manifest.peerDependencies),
      }),
    }),
  },
};
