import {
  cloneElement,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { lazyScreen } from '../../lazy/lazyScreen';
import { landmarkOf } from '../landmark';
import { LazyPopup } from '../LazyPopup';
import type { MenuItem } from './items';
import type { MenuOpening } from './useMenuFocus';

interface MenuProps {
  /** A Button or IconButton without handlers. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  items: readonly MenuItem[];
  /** Side of the trigger that the menu aligns with. */
  align?: 'start' | 'end' | undefined;
  /** Element that receives the focus after a choice or Escape; by default the trigger. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const MenuPopup = lazyScreen(() => import('./MenuPopup'), 'MenuPopup');

/**
 * Actions behind a button. The button exists from the start and stays the same element. Pointing at the button or
 * focusing it loads the menu's code, and a press waits for it.
 */
export function Menu({ trigger, items, align = 'start', finalFocus }: MenuProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<MenuOpening>();
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const isOpen = opening !== undefined;
  const open = (how: MenuOpening) => {
    setLandmark(landmarkOf(triggerRef.current));
    setOpening(how);
  };
  const handleClose = () => setOpening(undefined);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <>
      {cloneElement(trigger, {
        ref: triggerRef,
        id: `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-menu` : undefined,
        // A press with the keyboard has no detail; the first item then receives the focus.
        onClick: ({ detail }) =>
          isOpen ? handleClose() : open(detail === 0 ? 'first' : 'pointer'),
        onKeyDown: handleKeyDown,
        onPointerEnter: () => void MenuPopup.preload(),
        onFocus: () => void MenuPopup.preload(),
      })}
      <LazyPopup open={isOpen} onClose={handleClose}>
        <MenuPopup
          {...{ id, triggerRef, opening, landmark, items, align }}
          finalFocus={finalFocus ?? triggerRef}
          onClose={handleClose}
        />
      </LazyPopup>
    </>
  );
}
