import { satisfy } from '@module-federation/runtime';

/** The usual case, a remote built with what the shell has, needs no reading of versions. */
const fits = (version: string, range: string): boolean =>
  range === `^${version}` || satisfy(version, range);

/** Whether a shell that offers one contract can run a remote built against another. */
export function isCompatible(needed: string, offered: string): boolean {
  return fits(offered, `^${needed}`);
}

/**
 * The shared libraries in whose versions a remote cannot run, in words for its team.
 *
 * @param container the remote's entry: built without the federation plugin it says what it `requires`,
 *   a range by library
 * @param offered by library, the versions that this page shares
 */
export function unmetRequirements(
  container: unknown,
  offered: (library: string) => readonly string[],
): string[] {
  const { requires = {} } = container as { readonly requires?: Readonly<Record<string, string>> };
  return Object.entries(requires).flatMap(([library, range]) => {
    const versions = offered(library);
    if (versions.some((version) => fits(version, range))) return [];
    return [
      `built with ${library} ${range}, of which the shell shares: ${versions.join(', ') || 'none'}`,
    ];
  });
}
