import { useEffect } from 'react';
import { ownerOf } from '../../../federation.config';
import { savesData } from '../saves-data';
import { useRemoteStore } from './useRemote';

/**
 * Loads the remote behind a link, and the screen's scripts, as soon as the pointer or the focus is on it.
 * People who ask their browser to save data are not charged for a guess.
 */
export function usePrefetchOnIntent(preload: (pathname: string) => Promise<void>): void {
  const store = useRemoteStore();
  useEffect(() => {
    if (savesData()) return undefined;
    const handleIntent = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin !== window.location.origin) return;
      const owner = ownerOf(link.pathname);
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
}
