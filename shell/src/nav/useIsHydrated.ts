import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns false while the page is prerendered and while React hydrates it. Parts that depend on the
 * person or the browser differ then, and appear right after.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
