import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What gets the focus when a popup closes, for Base UI's `finalFocus`. Base UI would focus the first
 * control inside a place that takes the focus without being one, such as a list: that place itself
 * gets it. True leaves it to Base UI.
 */
export function useFinalFocus(
  isOpen: boolean,
  finalFocus: RefObject<HTMLElement | null> | undefined,
): () => HTMLElement | boolean {
  const isOpenNow = useRef(isOpen);
  useLayoutEffect(() => {
    isOpenNow.current = isOpen;
  }, [isOpen]);

  return () => {
    const target = finalFocus?.current;
    if (!target || target.tabIndex >= 0) return target ?? true;
    queueMicrotask(() => {
      // It is called whenever the popup's effects run again, not only at the end.
      if (!isOpenNow.current) target.focus({ preventScroll: true });
    });
    return false;
  };
}
