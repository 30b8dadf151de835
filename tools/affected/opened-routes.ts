import { patternSource } from '../pages/pages.ts';
import type { Workspace } from './workspace.ts';

const isAt = (path: string, route: string): boolean =>
  new RegExp(`^${patternSource(route)}/?$`, 'u').test(path);

/**
 * Routes that were opened and that are not listed for the suite. A remote's own suite has its screens alone: at other
 * paths its standalone page names the owner.
 *
 * @param paths that the suite opened
 */
export function unlistedRoutes(
  suite: string,
  paths: readonly string[],
  { remotes, opened }: Workspace,
): string[] {
  const listed = opened[suite];
  if (!listed) return [];
  const alone = remotes.filter(({ folder }) => suite.startsWith(`${folder}/`));
  const routes = (alone.length > 0 ? alone : remotes).flatMap(({ screens }) =>
    Object.keys(screens),
  );
  return routes.filter(
    (route) => !listed.includes(route) && paths.some((path) => isAt(path, route)),
  );
}
