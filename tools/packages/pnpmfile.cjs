/**
 * For `pnpm pack` by `pack.ts` alone. The packages are private here, so that no `pnpm publish` takes sources for a
 * release; a registry would refuse the tarball for the same word.
 */
module.exports = {
  hooks: {
    beforePacking: ({ private: _isPrivate, ...manifest }) => manifest,
  },
};
