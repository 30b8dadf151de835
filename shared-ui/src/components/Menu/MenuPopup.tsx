import { Menu as Base } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { InLandmark } from '../landmark.styles';
import type { MenuItem } from './items';
import { Popup, Positioner } from './Menu.styles';
import { MenuItems } from './MenuItems';
import { useMenuFocus, type MenuOpening } from './useMenuFocus';

export interface MenuPopupProps {
  id: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  opening: MenuOpening | undefined;
  /** The landmark that the menu belongs to. */
  landmark: HTMLElement | null;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  /** Element that receives the focus when the menu closes. */
  finalFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The menu on Base UI, anchored to a trigger that it does not own. */
export function MenuPopup(props: MenuPopupProps) {
  const { id, triggerRef, opening, landmark, items, align, finalFocus, onClose } = props;
  const menuId = `${id}-menu`;
  const focusProps = useMenuFocus({ menuId, triggerRef, opening, finalFocus, onClose });

  return (
    <Base.Root
      open={opening !== undefined}
      modal={false}
      onOpenChange={(isOpen, { event, reason }) => {
        // The trigger closes the menu itself; closing it here too would open it again.
        const isTrigger =
          event.target instanceof Node && triggerRef.current?.contains(event.target);
        if (!isOpen && !(reason === 'outside-press' && isTrigger)) onClose();
      }}
    >
      <Base.Portal container={landmark ?? undefined} render={<InLandmark />}>
        <Base.Positioner
          render={<Positioner />}
          anchor={triggerRef}
          positionMethod="fixed"
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup
            {...focusProps}
            id={menuId}
            aria-labelledby={`${id}-trigger`}
            render={<Popup />}
          >
            <MenuItems items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
