const sorted = (object) =>
  object &&
  Object.fromEntries(
    Object.keys(object)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((name) => [name, object[name]]),
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
      dependencies: sorted(manifest.dependencies),
      devDependencies: sorted(manifest.devDependencies),
    }),
  },
};
