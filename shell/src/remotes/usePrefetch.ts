import { savesData, whenIdle } from '@standby/shared-ui';
import { useEffect } from 'react';
import { ownerOf } from '../composition/places';
import { prefetchRoute } from './preload-route';
import { useRemoteStore } from './useRemote';

/**
 * Milliseconds until a page has loaded its own files, so that prefetching does not compete with
 * them.
 */
const SETTLED_MILLIS = 2000;

function isInternal(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && ownerOf(link.pathname) !== undefined;
}

function isInViewport(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/**
 * Loads the targets of links before they are followed. When the pointer or the focus is on a link,
 * the page fetches and runs the route's scripts. Two seconds after a navigation, it fetches the
 * scripts behind all links in the viewport at low priority, because a finger does not hover.
 */
export function usePrefetch(pathname: string): void {
  const store = useRemoteStore();

  useEffect(() => {
    if (savesData()) return undefined;
    const handleIntent = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const owner = link && isInternal(link) && ownerOf(link.pathname);
      if (!owner) return;
      void store.preload(link.pathname);
      void prefetchRoute(store, owner, link.pathname);
    };
    document.addEventListener('pointerover', handleIntent, { passive: true });
    document.addEventListener('focusin', handleIntent);
    return () => {
      document.removeEventListener('pointerover', handleIntent);
      document.removeEventListener('focusin', handleIntent);
    };
  }, [store]);

  useEffect(() => {
    if (savesData()) return undefined;
    let cancelIdle = (): void => undefined;
    let timer: ReturnType<typeof setTimeout>;
    // One target in each task: a page that starts thirty requests at once answers nobody meanwhile.
    const prefetch = ([path, ...others]: readonly string[]): void => {
      if (path === undefined) return;
      void store.preload(path, 'low');
      timer = setTimeout(() => prefetch(others));
    };
    const prefetchVisible = (): void => {
      const links = Array.from(document.querySelectorAll('a'))
        .filter(isInternal)
        .filter(isInViewport);
      const targets = new Set(links.map((link) => link.pathname));
      targets.delete(pathname);
      prefetch([...targets]);
    };
    timer = setTimeout(() => {
      cancelIdle = whenIdle(prefetchVisible);
    }, SETTLED_MILLIS);
    return () => {
      clearTimeout(timer);
      cancelIdle();
    };
  }, [store, pathname]);
}
