import { satisfy } from '@module-federation/runtime';
import type { Container } from './container';

/**
 * Whether a version fits a range. Skips the parser in the usual case: a remote that was built with
 * the shell's versions.
 */
const fits = (version: string, range: string): boolean =>
  range === `^${version}` || satisfy(version, range);

/** Whether a shell that offers one contract can run a remote built against another. */
export function isCompatible(needed: string, offered: string): boolean {
  return fits(offered, `^${needed}`);
}

/**
 * Returns the shared libraries whose versions do not fit a remote, as a text for its team.
 *
 * @param offered by library, the versions that this page shares
 */
export function unmetRequirements(
  { requires = {} }: Pick<Container, 'requires'>,
  offered: (library: string) => readonly string[],
): string[] {
  return Object.entries(requires).flatMap(([library, range]) => {
    const versions = offered(library);
    if (versions.some((version) => fits(version, range))) return [];
    return [
      `built with ${library} ${range}, of which the shell shares: ${versions.join(', ') || 'none'}`,
    ];
  });
}
