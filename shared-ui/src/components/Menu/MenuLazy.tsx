import { Menu as Base } from '@base-ui/react/menu';
import { useRef, type RefObject } from 'react';
import type { MenuItem } from './items';
import type { MenuOpening } from './Menu';
import { Popup, Positioner } from './Menu.styles';
import { MenuItems } from './MenuItems';

export interface MenuPopupProps {
  id: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  opening: MenuOpening | undefined;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  onClose: () => void;
}

/** The menu itself, on Base UI, hung on a trigger that it does not own. */
export default function MenuLazy(props: MenuPopupProps) {
  const { id, triggerRef, opening, items, align, onClose } = props;
  const popupRef = useRef<HTMLDivElement>(null);

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
      <Base.Portal>
        <Base.Positioner
          render={<Positioner />}
          anchor={triggerRef}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup
            ref={popupRef}
            id={`${id}-menu`}
            aria-labelledby={`${id}-trigger`}
            render={<Popup />}
            finalFocus={triggerRef}
          >
            <MenuItems items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
