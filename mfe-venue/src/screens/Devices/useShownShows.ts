import { useEffect, useState } from 'react';
import type { ReadShownShows, ShownShow } from '../../data/shown-shows';

/** A start or a stop at a desk is in the pictures after this long. */
const READ_EVERY_MS = 5_000;

const NONE: ReadonlyMap<string, ShownShow> = new Map();

/** The shows that devices show, read again while the page is looked at. */
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
    // Without an answer the pictures stay as they were.
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
