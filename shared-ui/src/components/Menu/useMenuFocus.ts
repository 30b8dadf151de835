import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useFinalFocus } from '../final-focus';

/** Way in which the menu opened, which determines the item that receives the focus. */
export type MenuOpening = 'pointer' | 'first' | 'last';

interface MenuFocus {
  menuId: string;
  triggerRef: RefObject<HTMLElement | null>;
  opening: MenuOpening | undefined;
  finalFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Moves the focus when a menu opens, closes or is left with Tab. Returns props of its popup. */
export function useMenuFocus({ menuId, triggerRef, opening, finalFocus, onClose }: MenuFocus) {
  const isEntered = useRef(false);
  const returnFocus = useFinalFocus(opening !== undefined, finalFocus);

  useEffect(() => {
    if (!opening) isEntered.current = false;
  }, [opening]);

  return {
    // Base UI focuses the menu. After opening by key, the focus moves on to the first or last item.
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (isEntered.current) return;
      isEntered.current = true;
      const items = event.currentTarget.querySelectorAll<HTMLElement>(
        '[role^="menuitem"]:not([data-disabled])',
      );
      if (opening === 'first') items[0]?.focus();
      if (opening === 'last') items[items.length - 1]?.focus();
    },
    // Tab leaves the menu as if it had been pressed on the trigger.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      triggerRef.current?.focus();
      onClose();
    },
    // The focus returns unless the person has moved it, for example into another menu while this one fades.
    finalFocus: () => {
      const focused = document.activeElement;
      const isLost = !focused || focused === document.body || focused.closest(`[id="${menuId}"]`);
      return isLost ? returnFocus() : false;
    },
  };
}
