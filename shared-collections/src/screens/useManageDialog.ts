import { useCallback, useRef, useState, type RefObject } from 'react';

/** An item in its dialog. Each opening is another one, with a form of its own. */
interface Managing<T> {
  readonly item: T;
  /** A key for the dialog. */
  readonly opening: number;
  readonly isOpen: boolean;
}

/** What the dialog of a list needs to know of its list. */
export interface ManageDialogControl<T> {
  /** The item whose dialog is open or closing. */
  readonly managing: Managing<T> | undefined;
  readonly handleManage: (item: T, trigger: HTMLElement | null) => void;
  readonly handleClose: () => void;
  /** What had the focus is gone with its card: the results take it. */
  readonly handleDeleted: () => void;
  readonly resultsRef: RefObject<HTMLElement | null>;
  /** What gets the focus when the dialog closes. */
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/** Opens the dialog of one item of a list at a time, and knows where the focus goes afterwards. */
export function useManageDialog<T>(): ManageDialogControl<T> {
  const [managing, setManaging] = useState<Managing<T>>();
  const resultsRef = useRef<HTMLElement>(null);
  const finalFocus = useRef<HTMLElement>(null);

  const handleManage = useCallback((item: T, trigger: HTMLElement | null): void => {
    finalFocus.current = trigger;
    setManaging((before) => ({ item, opening: (before?.opening ?? 0) + 1, isOpen: true }));
  }, []);

  const handleClose = (): void => setManaging((before) => before && { ...before, isOpen: false });

  const handleDeleted = (): void => {
    finalFocus.current = resultsRef.current;
  };

  return { managing, resultsRef, finalFocus, handleManage, handleClose, handleDeleted };
}
