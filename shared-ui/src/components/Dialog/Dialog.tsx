import { useEffect, type ReactNode, type RefObject } from 'react';
import { lazyScreen } from '../../lazy/lazyScreen';
import { whenIdle } from '../../lazy/when-idle';
import { LazyPopup } from '../LazyPopup';

export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogProps {
  open: boolean;
  /** The person wants to leave: Escape, the cross, or a press outside. */
  onClose: () => void;
  title: string;
  /** One sentence under the title, read out with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: DialogSize | undefined;
  /** Keeps the dialog when the page beside it is pressed, where a slip would lose work. */
  keepOnOutsidePress?: boolean | undefined;
  /** What gets the focus first; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets the focus afterwards; by default what had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const DialogPopup = lazyScreen<DialogProps>(() => import('./DialogLazy'));

/**
 * A question or a small form over the page: it holds the focus and gives it back. Its code loads when
 * the page is idle, or with the first opening.
 */
export function Dialog(props: DialogProps) {
  useEffect(() => whenIdle(() => void DialogPopup.preload()), []);
  return (
    <LazyPopup open={props.open} onClose={props.onClose}>
      <DialogPopup {...props} />
    </LazyPopup>
  );
}
