import { useEffect, useState } from 'react';
import type { ReadShownShows, ShownShow } from '../../data/shown-shows';

/** Poll interval; a start or stop at a desk reaches the pictures within this time. */
const READ_EVERY_MS = 5_000;

const NONE: ReadonlyMap<string, ShownShow> = new Map();

/** Returns the shows on the devices' screens, read again while the page is visible. */
export function useShownShows(isNeeded: boolean): ReadonlyMap<string, ShownShow> {
  const [shows, setShows] = useState(NONE);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    let readShows: ReadShownShows | undefined;
    const read = async (): Promise<void> => {
      if (document.hidden) return;
      const { createShownShows } = await import('../../data/shown-shows');
      readShows ??= createShownShows();
      const found = await readShows();
      if (!isGone) setShows(found);
    };
    // A failed read leaves the pictures unchanged.
    const readAgain = (): void => void read().catch(() => undefined);
    readAgain();
    const timer = setInterval(readAgain, READ_EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [isNeeded]);

  return shows;
}
