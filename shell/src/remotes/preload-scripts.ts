import { matchPath } from 'react-router-dom';
import type { RegistryEntry } from './registry';

/** Addresses that the page's HTML or this module has preloaded already. */
let requested: Set<string> | undefined;

/** Returns the addresses of the scripts that the route at a path needs for its first render. */
function routeScripts(preloads: RegistryEntry['preloads'], pathname: string): readonly string[] {
  const pattern = Object.keys(preloads).find((path) => matchPath(path, pathname));
  return (pattern && preloads[pattern]) || [];
}

/**
 * Fetches the scripts of the route at a path into the HTTP cache. Ignores failures, because loading
 * the remote reports them. A `modulepreload` link would put unchecked code into the module map. If
 * it failed, WebKit would refuse the next `import()` of any module.
 */
export function preloadScripts(
  { preloads }: RegistryEntry,
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
    fetch(address, { priority }).catch(() => undefined);
  }
}
