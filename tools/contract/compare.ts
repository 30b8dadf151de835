import type { RemoteContract } from '../../shared-ui/contracts/index.ts';

function lost(before: readonly string[], after: readonly string[]): string[] {
  return before.filter((item) => !after.includes(item));
}

const majorOf = (version: string): number => Number(version.split('.')[0]);

/** A route with the names of its parameters, as links to it depend on both. */
const routeKeys = ({ routes }: RemoteContract): string[] => routes.map(({ path }) => path);

/** What those who depend on a remote would miss, in words; empty where nothing is. */
export function findBreaks(before: RemoteContract, after: RemoteContract): string[] {
  return [
    ...lost(routeKeys(before), routeKeys(after)).map((path) => `the route ${path} is gone`),
    ...lost(before.sends, after.sends).map((event) => `it no longer sends ${event}`),
    ...lost(before.hears, after.hears).map((event) => `it no longer hears ${event}`),
    ...(majorOf(before.shellContract) === majorOf(after.shellContract)
      ? []
      : [`it needs shell contract ${after.shellContract} instead of ${before.shellContract}`]),
  ];
}

/** Breaks that no new major version announces. */
export function findUnannouncedBreaks(before: RemoteContract, after: RemoteContract): string[] {
  return majorOf(after.version) > majorOf(before.version) ? [] : findBreaks(before, after);
}
