import { useEffect } from 'react';
import { ownerOf } from '../../../federation.config';
import { useRemoteStore } from './useRemote';

interface ConnectionHints {
  readonly saveData?: boolean;
}

/**
 * Loads the remote behind a link as soon as the pointer or the focus rests on it.
 * People who ask their browser to save data are not charged for a guess.
 */
export function usePrefetchOnIntent(): void {
  const store = useRemoteStore();
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: ConnectionHints };
    if (connection?.saveData) return undefined;
    const handleIntent = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin !== window.location.origin) return;
      const owner = ownerOf(link.pathname);
      if (owner) store.prefetch(owner);
    };
    document.addEventListener('pointerover', handleIntent, { passive: true });
    document.addEventListener('focusin', handleIntent);
    return () => {
      document.removeEventListener('pointerover', handleIntent);
      document.removeEventListener('focusin', handleIntent);
    };
  }, [store]);
}
