import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A page that was turned is read from its top; Back and Forward leave the place alone.
 *
 * @param isThere whether the page that the address asks for is shown already
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
