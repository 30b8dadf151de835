import { matchPath } from 'react-router-dom';
import { type RegistryEntry, routeScripts } from './registry';

/** Addresses that the page's HTML or this module has preloaded already. */
let requested: Set<string> | undefined;

/**
 * Fetches the scripts of the route at a path into the HTTP cache. Ignores failures, because loading
 * the remote reports them. A `modulepreload` link would put unchecked code into the module map. If
 * it failed, WebKit would refuse the next `import()` of any module.
 */
export function preloadScripts(
  entry: RegistryEntry,
  pathname: string,
  priority: 'low' | 'auto' = 'auto',
): void {
  requested ??= new Set(
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'),
      (link) => link.href,
    ),
  );
  const route = Object.keys(entry.preloads).find((path) => matchPath(path, pathname));
  if (route === undefined) return;
  for (const address of routeScripts(entry, route)) {
    if (requested.has(address)) continue;
    requested.add(address);
    fetch(address, { priority }).catch(() => undefined);
  }
}
