import { major } from 'semver';
import type { RemoteContract } from '@standby/shared-ui/contracts';

function lost(before: readonly string[], after: readonly string[]): string[] {
  return before.filter((item) => !after.includes(item));
}

/** Breaks that no new major version announces: what those who depend on a remote would miss, in words. */
export function findUnannouncedBreaks(before: RemoteContract, after: RemoteContract): string[] {
  if (major(after.version) > major(before.version)) return [];
  // A path has the names of its parameters in it, on which links depend too.
  const paths = ({ routes }: RemoteContract): string[] => routes.map(({ path }) => path);
  return [
    ...lost(paths(before), paths(after)).map((path) => `the route ${path} is gone`),
    ...lost(before.sends, after.sends).map((event) => `it no longer sends ${event}`),
    ...lost(before.hears, after.hears).map((event) => `it no longer hears ${event}`),
    ...(major(before.shellContract) === major(after.shellContract)
      ? []
      : [`it needs shell contract ${after.shellContract} instead of ${before.shellContract}`]),
  ];
}
