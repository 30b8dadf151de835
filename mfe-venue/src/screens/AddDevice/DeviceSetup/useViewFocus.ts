import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the top and moves the focus when one view replaces another inside a screen. */
export function useViewFocus(view: string): RefObject<HTMLDivElement | null> {
  const viewRef = useRef<HTMLDivElement>(null);
  const shown = useRef(view);

  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: 0, behavior: 'instant' });
    viewRef.current?.focus({ preventScroll: true });
  }, [view]);

  return viewRef;
}
