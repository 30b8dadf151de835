import { patternSource } from '../pages/pages.ts';
import type { Workspace } from './workspace.ts';

/** The route that a path is of, if a screen is there. */
function routeOf(path: string, { remotes }: Workspace): string | undefined {
  return remotes
    .flatMap(({ screens }) => Object.keys(screens))
    .find((route) => new RegExp(`^${patternSource(route)}/?$`, 'u').test(path));
}

/** Routes that were opened and that are not listed for the suite. */
export function unlistedRoutes(
  suite: string,
  paths: readonly string[],
  workspace: Workspace,
): string[] {
  const listed = workspace.opened[suite];
  if (!listed) return [];
  const routes = new Set(paths.flatMap((path) => routeOf(path, workspace) ?? []));
  return [...routes].filter((route) => !listed.includes(route));
}
