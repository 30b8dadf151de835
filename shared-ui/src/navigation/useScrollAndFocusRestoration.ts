import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { openTabStorage } from '@standby/storage';

/** The part of a router's location that identifies a screen and a place on it. */
interface ScreenLocation {
  readonly pathname: string;
  readonly hash: string;
  /** Identifies the history entry. */
  readonly key: string;
}

const SCROLL_KEY = 'standby:scroll';

function readPositions(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(openTabStorage().read(SCROLL_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, unknown>): void {
  openTabStorage().write(SCROLL_KEY, JSON.stringify(positions));
}

/**
 * Restores scroll position and focus for screens that load inside one page, as browsers do for
 * pages. Back and reload restore the scroll position, a fragment is scrolled to, and any other
 * screen starts at the top. The heading receives the focus, so that keyboard and screen reader
 * continue there.
 *
 * @returns a function to call once the screen at `location` is in the document
 */
export function useScrollAndFocusRestoration(
  location: ScreenLocation,
  isTraversal: boolean,
): () => void {
  const { pathname, hash, key } = location;
  // All addresses opened by hand share one key, so the key alone would not distinguish them.
  const place = `${key} ${pathname}${hash}`;
  const positions = useRef<Record<string, unknown> | null>(null);
  const restoredAt = useRef<string | null>(null);
  const firstKey = useRef(key);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const save = (): void => writePositions(positions.current ?? {});
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, []);

  // This runs with the commit, because the next screen's loading state is lower than this screen and scrolls before
  // passive effects run.
  useLayoutEffect(() => {
    const remember = (): void => {
      // The scroll position of a screen that is still loading must not overwrite the stored one.
      if (restoredAt.current !== pathname) return;
      positions.current = { ...(positions.current ?? readPositions()), [place]: window.scrollY };
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [place, pathname]);

  // A fragment link within the screen; a second press of the same link has a new key.
  const handleEntry = useEffectEvent((entry: string) => {
    const isWithinScreen = restoredAt.current === pathname && entry !== firstKey.current;
    if (isWithinScreen && hash && !isTraversal) scrollToFragment(hash);
  });
  useEffect(() => handleEntry(key), [key]);

  return () => {
    const isFirst = restoredAt.current === null && key === firstKey.current;
    restoredAt.current = pathname;
    const saved = (positions.current ??= readPositions())[place];
    // On a prerendered page the browser or the person has scrolled before the code arrived.
    if (isFirst && window.scrollY > 0) positions.current[place] = window.scrollY;
    else if (isTraversal && typeof saved === 'number')
      window.scrollTo({ top: saved, behavior: 'instant' });
    else if (hash && scrollToFragment(hash)) return;
    else if (!isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
    // On the first page the browser places the focus, and Tab starts at the skip link.
    if (!isFirst) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
}

/** Returns the id in a fragment. A broken encoding stays as it is, as in browsers. */
function idOf(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function scrollToFragment(hash: string): boolean {
  const target = document.getElementById(idOf(hash));
  if (!target) return false;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
  return true;
}
