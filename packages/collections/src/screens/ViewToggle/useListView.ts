import { useState } from 'react';
import { openBrowserStorage } from '@standby/storage';
import type { ListView } from '../CollectionList/list-rules';

/**
 * Returns the view of a list, grid or list, and a function that changes it; the browser stores the
 * choice.
 *
 * @param key key of the choice in the browser's storage
 */
export function useListView(key: string): readonly [ListView, (view: ListView) => void] {
  const [view, setView] = useState<ListView>(() =>
    openBrowserStorage().read(key) === 'list' ? 'list' : 'grid',
  );
  const choose = (next: ListView): void => {
    setView(next);
    // If storage is blocked, the choice lasts until the page is closed.
    openBrowserStorage().write(key, next);
  };
  return [view, choose];
}
