import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A page that was turned is read from its top; Back and Forward leave the place alone. */
export function useTurnedPage(resultsRef: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const isPush = useNavigationType() === 'PUSH';
  const seen = useRef(search);

  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    if (!isPush) return;
    resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView();
  }, [search, isPush, resultsRef]);
}
