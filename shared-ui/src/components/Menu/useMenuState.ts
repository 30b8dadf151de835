import { useState, type RefObject } from 'react';
import { landmarkOf } from '../landmark';

/** What opened the menu, and so which of its ends gets the focus. */
export type MenuOpening = 'pointer' | 'first' | 'last';

/** Whether a menu is open, and all that its popup needs to know of it. */
export function useMenuState(triggerRef: RefObject<HTMLElement | null>) {
  const [opening, setOpening] = useState<MenuOpening>();
  const [wasOpened, setWasOpened] = useState(false);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);

  return {
    opening,
    /** The popup stays mounted from the first opening on, so that it can fade. */
    wasOpened,
    landmark,
    open: (how: MenuOpening) => {
      setLandmark(landmarkOf(triggerRef.current));
      setWasOpened(true);
      setOpening(how);
    },
    close: () => setOpening(undefined),
    /** Unmounts the popup: the next opening asks for its code again. */
    forget: () => {
      setOpening(undefined);
      setWasOpened(false);
    },
  };
}
