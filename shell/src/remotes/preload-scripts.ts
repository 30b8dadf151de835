import { matchPath } from 'react-router-dom';
import { modulePreload } from '@standby/shared-ui/contracts';
import type { RegistryEntry } from './registry';

/** Addresses that were preloaded already, by the page's HTML or here. */
let requested: Set<string> | undefined;

/** Addresses of the scripts that the route at a path needs for its first render. */
export function routeScripts(
  preloads: RegistryEntry['preloads'],
  pathname: string,
): readonly string[] {
  const pattern = Object.keys(preloads).find((path) => matchPath(path, pathname));
  return (pattern && preloads[pattern]) || [];
}

/**
 * Fetches a script without its hash into the HTTP cache only: a `modulepreload` link would put
 * unchecked code into the module map, which is not checked again.
 */
function fetchIntoCache(address: string, priority: 'low' | 'auto'): Promise<unknown> {
  return fetch(address, { priority });
}

/** Fetches the scripts of the route at a path. Failures are ignored: loading the remote reports them. */
export function preloadScripts(
  { entry, integrity, imports, preloads }: RegistryEntry,
  pathname: string,
  priority: 'low' | 'auto' = 'auto',
): void {
  requested ??= new Set(
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'),
      (link) => link.href,
    ),
  );
  for (const address of routeScripts(preloads, pathname)) {
    if (requested.has(address)) continue;
    requested.add(address);
    const hash = address === entry ? integrity : imports[address];
    const fetching = hash ? modulePreload(address, hash) : fetchIntoCache(address, priority);
    fetching.catch(() => undefined);
  }
}
