const sorted = (object) =>
  object &&
  Object.fromEntries(
    Object.keys(object)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((name) => [name, object[name]]),
  );

/** Versions that `pack.ts` gives to the packages of Standby, by name. */
const versions = JSON.parse(process.env.STANDBY_PACKED_VERSIONS ?? '{}');

const withVersions = (object) =>
  object &&
  Object.fromEntries(
    Object.entries(object).map(([name, version]) => [name, versions[name] ?? version]),
  );

/**
 * Hooks for `pnpm pack`, which `pack.ts` runs. The packages are private in this workspace, so that
 * `pnpm publish` cannot publish sources, but a registry would refuse a private tarball. pnpm lists
 * packages of the workspace in the order in which it has read their versions. Sorting gives the
 * same bytes for the same sources.
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
