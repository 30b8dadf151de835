import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useFinalFocus } from '../final-focus';

/** What opened the menu, and so which of its ends gets the focus. */
export type MenuOpening = 'pointer' | 'first' | 'last';

interface MenuFocus {
  menuId: string;
  triggerRef: RefObject<HTMLElement | null>;
  opening: MenuOpening | undefined;
  finalFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Where the focus goes when a menu opens, is left with Tab, and closes. Props of its popup. */
export function useMenuFocus({ menuId, triggerRef, opening, finalFocus, onClose }: MenuFocus) {
  const isEntered = useRef(false);
  const returnFocus = useFinalFocus(opening !== undefined, finalFocus);

  useEffect(() => {
    if (!opening) isEntered.current = false;
  }, [opening]);

  return {
    // Base UI puts the focus on the menu; opened with a key, it goes on to the item that is meant.
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
    // The focus goes back, unless the person has put it elsewhere: into another menu, for one, while
    // this one fades.
    finalFocus: () => {
      const focused = document.activeElement;
      const isLost = !focused || focused === document.body || focused.closest(`[id="${menuId}"]`);
      return isLost ? returnFocus() : false;
    },
  };
}
