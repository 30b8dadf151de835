import { satisfy } from '@module-federation/runtime';

/** Whether a shell that offers one contract can run a remote built against another. */
export function isCompatible(needed: string, offered: string): boolean {
  return satisfy(offered, `^${needed}`);
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
    if (versions.some((version) => satisfy(version, range))) return [];
    return [
      `built with ${library} ${range}, of which the shell shares: ${versions.join(', ') || 'none'}`,
    ];
  });
}
