import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the top of a turned page and focuses it. Back and Forward keep the scroll position.
 *
 * @param isThere whether the page in the address is already shown
 */
export function useTurnedPage(resultsRef: RefObject<HTMLElement | null>, isThere = true): void {
  const { search } = useLocation();
  const isPush = useNavigationType() === 'PUSH';
  const seen = useRef(search);

  useEffect(() => {
    if (seen.current === search || !isThere) return;
    seen.current = search;
    if (!isPush) return;
    resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView();
  }, [search, isPush, isThere, resultsRef]);
}
