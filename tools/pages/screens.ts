import { paths } from '../../shared-ui/contracts/index.ts';

const SCREEN = /const (\w+) = lazyScreen\(\(\) => import\('\.\/([^']+)'\)\)/gu;
const ROUTE = /path: paths\.(\w+), element: <(\w+)/gu;

/**
 * Which module shows each path, read out of a remote's routes.tsx as all of them are written.
 *
 * @returns modules by route path, relative to the folder of routes.tsx and without extension
 * @throws {Error} for a screen that no route of that form shows: it would not be preloaded
 */
export function screensOf(routesSource: string): Record<string, string> {
  const modules = new Map([...routesSource.matchAll(SCREEN)].map(([, name, file]) => [name, file]));
  const screens: Record<string, string> = {};
  for (const [, key, component] of routesSource.matchAll(ROUTE)) {
    const file = modules.get(component);
    const path = Object.entries(paths).find(([name]) => name === key)?.[1];
    if (file !== undefined && path !== undefined) screens[path] = file;
  }
  const lost = [...modules.values()].filter((file) => !Object.values(screens).includes(file ?? ''));
  if (lost.length > 0) {
    throw new Error(
      `routes.tsx: no "{ path: paths.…, element: <… /> }" shows ${lost.join(', ')}, so it cannot be preloaded`,
    );
  }
  return screens;
}
