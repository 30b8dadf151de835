import { matchPath } from 'react-router-dom';
import { modulePreload } from './module-preload';
import type { RegistryEntry } from './registry';

/** Addresses that the page has fetched ahead, by its HTML or here. */
let asked: Set<string> | undefined;

/** Fetches into the page's module map all that a path's first view needs of its remote. */
export function preloadScripts(
  { entry, integrity, preloads }: RegistryEntry,
  pathname: string,
  priority: 'low' | 'auto' = 'auto',
): void {
  asked ??= new Set(
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'),
      (link) => link.href,
    ),
  );
  const pattern = Object.keys(preloads).find((path) => matchPath(path, pathname));
  for (const address of (pattern && preloads[pattern]) ?? []) {
    if (asked.has(address)) continue;
    asked.add(address);
    modulePreload(address, address === entry ? integrity : undefined, priority);
  }
}
