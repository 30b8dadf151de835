import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the element that receives the focus when a popup closes, for Base UI's `finalFocus`. Some places, such as a
 * list, take the focus without being controls. Base UI would focus the first control inside; this function focuses
 * the place. True leaves the choice to Base UI.
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
      // Base UI calls this whenever the popup's effects run again, not only at the end.
      if (!isOpenNow.current) target.focus({ preventScroll: true });
    });
    return false;
  };
}
