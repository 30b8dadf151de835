import { useState } from 'react';
import type { ListView } from '@standby/collections/screens';
import { openBrowserStorage } from '@standby/storage';

const STORAGE_KEY = 'standby:shows-view';

/**
 * Returns the view, grid or list, and a function that changes it; the browser stores the choice.
 */
export function useShowsView(): readonly [ListView, (view: ListView) => void] {
  const [view, setView] = useState<ListView>(() =>
    openBrowserStorage().read(STORAGE_KEY) === 'list' ? 'list' : 'grid',
  );
  const choose = (next: ListView): void => {
    setView(next);
    // If storage is blocked, the choice lasts until the page is closed.
    openBrowserStorage().write(STORAGE_KEY, next);
  };
  return [view, choose];
}
