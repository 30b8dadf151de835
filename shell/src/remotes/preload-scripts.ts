import { matchPath } from 'react-router-dom';
import { modulePreload } from 'shared-ui/contracts';
import type { RegistryEntry } from './registry';

/** Addresses that the page has fetched ahead, by its HTML or here. */
let asked: Set<string> | undefined;

/** Addresses of the scripts that a path's first view needs; none where the registry does not say. */
export function firstViewScripts(
  preloads: RegistryEntry['preloads'],
  pathname: string,
): readonly string[] {
  const pattern = Object.keys(preloads).find((path) => matchPath(path, pathname));
  return (pattern && preloads[pattern]) || [];
}

/** Into the browser's cache alone: what gets unchecked into the module map is not checked later. */
function warmUp(address: string, priority: 'low' | 'auto'): Promise<unknown> {
  return fetch(address, { priority });
}

/** Fetches all that a path's first view needs of its remote. What does not arrive is for the load to say. */
export function preloadScripts(
  { entry, integrity, imports, preloads }: RegistryEntry,
  pathname: string,
  priority: 'low' | 'auto' = 'auto',
): void {
  asked ??= new Set(
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'),
      (link) => link.href,
    ),
  );
  for (const address of firstViewScripts(preloads, pathname)) {
    if (asked.has(address)) continue;
    asked.add(address);
    const hash = address === entry ? integrity : imports[address];
    const fetching = hash ? modulePreload(address, hash) : warmUp(address, priority);
    fetching.catch(() => undefined);
  }
}
