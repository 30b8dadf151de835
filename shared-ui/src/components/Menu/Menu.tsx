import { ChevronDown } from 'lucide-react';
import {
  cloneElement,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { LazyPart } from '../../lazy/LazyPart';
import { lazyScreen } from '../../lazy/lazyScreen';
import { Button } from '../Button/Button';
import { landmarkOf } from '../landmark';
import { useMissingNotice } from '../Toast/useMissingNotice';
import type { MenuItem } from './items';
import type { MenuPopupProps } from './MenuLazy';

export interface MenuProps {
  /** Words of the trigger, or the element itself: a Button or IconButton without handlers. */
  trigger: string | ReactElement<ComponentPropsWithRef<'button'>>;
  items: readonly MenuItem[];
  /** Side of the trigger with which the menu lines up. */
  align?: 'start' | 'end' | undefined;
}

const MenuPopup = lazyScreen<MenuPopupProps>(() => import('./MenuLazy'));

/** What opens the menu, and which end of it gets the focus. */
export type MenuOpening = 'pointer' | 'first' | 'last';

/**
 * Actions behind a button. The button is there from the start and stays the same element; the menu's
 * code is fetched when the button is pointed at or focused, and a press waits for it.
 */
export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  const noticeMissing = useMissingNotice();
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<MenuOpening>();
  const [wasOpened, setWasOpened] = useState(false);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const isOpen = opening !== undefined;

  const open = (how: MenuOpening) => {
    setLandmark(landmarkOf(triggerRef.current));
    setWasOpened(true);
    setOpening(how);
  };

  const handleMissing = () => {
    noticeMissing();
    setOpening(undefined);
    // The next press mounts it anew and so asks for its code again.
    setWasOpened(false);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const element =
    typeof trigger === 'string' ? (
      <Button variant="ghost">
        {trigger}
        <ChevronDown strokeWidth={1.5} aria-hidden />
      </Button>
    ) : (
      trigger
    );

  return (
    <>
      {cloneElement(element as ReactElement<ComponentPropsWithRef<'button'>>, {
        ref: triggerRef,
        id: `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-menu` : undefined,
        // A press with the keyboard has no detail: then the first item gets the focus.
        onClick: (event) =>
          isOpen ? setOpening(undefined) : open(event.detail === 0 ? 'first' : 'pointer'),
        onKeyDown: handleKeyDown,
        onPointerEnter: MenuPopup.preload,
        onFocus: MenuPopup.preload,
      })}
      {wasOpened && (
        <LazyPart onMissing={handleMissing}>
          <MenuPopup
            id={id}
            triggerRef={triggerRef}
            opening={opening}
            landmark={landmark}
            items={items}
            align={align}
            onClose={() => setOpening(undefined)}
          />
        </LazyPart>
      )}
    </>
  );
}
