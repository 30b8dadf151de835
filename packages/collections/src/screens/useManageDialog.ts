import { useCallback, useRef, useState, type RefObject } from 'react';

/** The open dialog of an item. */
export interface OpenDialog<T> {
  /** The item as it was when the dialog was opened. */
  readonly item: T;
  /** False while the dialog closes. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Closes the dialog and moves the focus to the results, because the item's card is gone. */
  readonly onDeleted: () => void;
  /** Element that receives the focus when the dialog closes. */
  readonly finalFocus: RefObject<HTMLElement | null>;
}

interface ManageDialogControl<T, Results extends HTMLElement> {
  /** The dialog that is open or closing, and a key that differs for each opening. */
  readonly opening: { readonly key: number; readonly dialog: OpenDialog<T> } | undefined;
  readonly handleManage: (item: T, trigger: HTMLElement | null) => void;
  readonly resultsRef: RefObject<Results | null>;
}

/** Opens the dialog of one item of a list at a time, and returns the focus afterwards. */
export function useManageDialog<
  T,
  Results extends HTMLElement = HTMLElement,
>(): ManageDialogControl<T, Results> {
  const [opened, setOpened] = useState<{ item: T; key: number; isOpen: boolean }>();
  const resultsRef = useRef<Results>(null);
  const finalFocus = useRef<HTMLElement>(null);

  const handleManage = useCallback((item: T, trigger: HTMLElement | null): void => {
    finalFocus.current = trigger;
    setOpened((before) => ({ item, key: (before?.key ?? 0) + 1, isOpen: true }));
  }, []);

  const onClose = (): void => setOpened((before) => before && { ...before, isOpen: false });

  const onDeleted = (): void => {
    finalFocus.current = resultsRef.current;
    onClose();
  };

  const opening = opened && {
    key: opened.key,
    dialog: { item: opened.item, isOpen: opened.isOpen, onClose, onDeleted, finalFocus },
  };
  return { opening, handleManage, resultsRef };
}
