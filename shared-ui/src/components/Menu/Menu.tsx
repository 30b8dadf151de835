import { ChevronDown } from 'lucide-react';
import {
  cloneElement,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { LazyPart } from '../../lazy/LazyPart';
import { lazyScreen } from '../../lazy/lazyScreen';
import { Button } from '../Button/Button';
import { useMissingNotice } from '../Toast/useMissingNotice';
import type { MenuItem } from './items';
import type { MenuPopupProps } from './MenuLazy';
import { useMenuState } from './useMenuState';

type TriggerElement = ReactElement<ComponentPropsWithRef<'button'>>;

export interface MenuProps {
  /** Words of the trigger, or the element itself: a Button or IconButton without handlers. */
  trigger: string | TriggerElement;
  items: readonly MenuItem[];
  /** Side of the trigger with which the menu lines up. */
  align?: 'start' | 'end' | undefined;
  /** What gets the focus after an item was chosen or Escape pressed; by default the trigger. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const MenuPopup = lazyScreen<MenuPopupProps>(() => import('./MenuLazy'));

/**
 * Actions behind a button. The button is there from the start and stays the same element; the menu's
 * code is fetched when the button is pointed at or focused, and a press waits for it.
 */
export function Menu({ trigger, items, align = 'start', finalFocus }: MenuProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const noticeMissing = useMissingNotice();
  const { opening, wasOpened, landmark, open, close, forget } = useMenuState(triggerRef);
  const isOpen = opening !== undefined;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const handleMissing = () => {
    noticeMissing();
    forget();
  };

  return (
    <>
      {cloneElement(triggerElement(trigger), {
        ref: triggerRef,
        id: `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-menu` : undefined,
        // A press with the keyboard has no detail: then the first item gets the focus.
        onClick: (event) => (isOpen ? close() : open(event.detail === 0 ? 'first' : 'pointer')),
        onKeyDown: handleKeyDown,
        onPointerEnter: () => void MenuPopup.preload(),
        onFocus: () => void MenuPopup.preload(),
      })}
      {wasOpened && (
        <LazyPart onMissing={handleMissing}>
          <MenuPopup
            {...{ id, triggerRef, opening, landmark, items, align }}
            finalFocus={finalFocus ?? triggerRef}
            onClose={close}
          />
        </LazyPart>
      )}
    </>
  );
}

function triggerElement(trigger: MenuProps['trigger']): TriggerElement {
  if (typeof trigger !== 'string') return trigger;
  return (
    <Button variant="ghost">
      {trigger}
      <ChevronDown strokeWidth={1.5} aria-hidden />
    </Button>
  );
}
