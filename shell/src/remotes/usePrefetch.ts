import { useEffect } from 'react';
import { ownerOf } from '../../../federation.config';
import { savesData } from '../saves-data';
import { whenIdle } from '../when-idle';
import { useRemoteStore } from './useRemote';

/** Until the screen has what it needs, also of what it asks for by itself. */
const SETTLED_MILLIS = 2000;

function isInside(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && ownerOf(link.pathname) !== undefined;
}

function isInSight(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/**
 * Loads what links lead to before they are followed: the remote and the screen's scripts as soon as the
 * pointer or the focus is on a link, and the scripts behind the links in sight a while after arriving,
 * as a finger does not hover.
 */
export function usePrefetch(
  pathname: string,
  preload: (pathname: string, priority?: 'low') => Promise<void>,
): void {
  const store = useRemoteStore();

  useEffect(() => {
    if (savesData()) return undefined;
    const handleIntent = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const owner = link && isInside(link) && ownerOf(link.pathname);
      if (!owner) return;
      void preload(link.pathname);
      store.prefetch(owner);
    };
    document.addEventListener('pointerover', handleIntent, { passive: true });
    document.addEventListener('focusin', handleIntent);
    return () => {
      document.removeEventListener('pointerover', handleIntent);
      document.removeEventListener('focusin', handleIntent);
    };
  }, [store, preload]);

  useEffect(() => {
    if (savesData()) return undefined;
    let forget = (): void => undefined;
    const prefetch = (): void => {
      const links = Array.from(document.querySelectorAll('a')).filter(isInside).filter(isInSight);
      const elsewhere = new Set(links.map((link) => link.pathname));
      elsewhere.delete(pathname);
      for (const path of elsewhere) void preload(path, 'low');
    };
    const timer = setTimeout(() => {
      forget = whenIdle(prefetch);
    }, SETTLED_MILLIS);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [pathname, preload]);
}
