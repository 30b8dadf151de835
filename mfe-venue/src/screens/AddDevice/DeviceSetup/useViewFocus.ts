import { useEffect, useRef, type RefObject } from 'react';

/** When one view takes the place of another inside a screen, it is read from its top and has the focus. */
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
