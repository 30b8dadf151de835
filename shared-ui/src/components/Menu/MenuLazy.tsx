import { Menu as Base } from '@base-ui/react/menu';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { MenuItem } from './items';
import type { MenuOpening } from './Menu';
import { Popup, Positioner } from './Menu.styles';
import { MenuItems } from './MenuItems';

export interface MenuPopupProps {
  id: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  opening: MenuOpening | undefined;
  /** Where the menu stands in the page. */
  landmark: HTMLElement | null;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  onClose: () => void;
}

/** The menu itself, on Base UI, hung on a trigger that it does not own. */
export default function MenuLazy(props: MenuPopupProps) {
  const { id, triggerRef, opening, items, align, onClose } = props;
  const isEntered = useRef(false);

  useEffect(() => {
    if (!opening) isEntered.current = false;
  }, [opening]);

  // Base UI puts the focus on the menu; opened with a key, it goes on to the item that the key means.
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    if (isEntered.current) return;
    isEntered.current = true;
    const choices = event.currentTarget.querySelectorAll<HTMLElement>(
      '[role^="menuitem"]:not([data-disabled])',
    );
    if (opening === 'first') choices[0]?.focus();
    if (opening === 'last') choices[choices.length - 1]?.focus();
  };

  // Tab leaves the menu as if it had been pressed on the trigger.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    triggerRef.current?.focus();
    onClose();
  };

  // The focus goes back to the trigger, unless the person has put it elsewhere.
  const finalFocus = () => {
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || focused.closest('[role="menu"]');
    return isLost ? triggerRef.current : false;
  };

  return (
    <Base.Root
      open={opening !== undefined}
      modal={false}
      onOpenChange={(isOpen, details) => {
        // The trigger closes the menu itself; closing it here too would open it again.
        const isTrigger =
          details.event.target instanceof Node &&
          triggerRef.current?.contains(details.event.target);
        if (!isOpen && !(details.reason === 'outside-press' && isTrigger)) onClose();
      }}
    >
      <Base.Portal container={props.landmark ?? undefined}>
        <Base.Positioner
          render={<Positioner />}
          anchor={triggerRef}
          positionMethod="fixed"
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup
            id={`${id}-menu`}
            aria-labelledby={`${id}-trigger`}
            render={<Popup />}
            finalFocus={finalFocus}
            onKeyDown={handleKeyDown}
            onFocus={handleFocus}
          >
            <MenuItems items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
