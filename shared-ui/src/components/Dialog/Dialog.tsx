import { useEffect, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import type { ButtonOwnProps } from '../Button/Button';
import { lazyScreen } from '../../lazy/lazyScreen';
import { whenIdle } from '../../lazy/when-idle';
import { LazyPopup } from '../LazyPopup';

export type DialogSize = 'small' | 'medium' | 'large';

/** The form that the children of a dialog are, and the button that submits it. */
interface DialogSubmit extends Pick<ButtonOwnProps, 'variant' | 'pendingLabel'> {
  label: ReactNode;
  /** State of the form, for example the result of `useForm`. */
  form: {
    readonly handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
    readonly submitProps: { type: 'submit'; disabled: boolean; pending?: boolean | undefined };
  };
}

export interface DialogProps {
  open: boolean;
  /** Called when the person wants to leave: Escape, the close button, or a press outside. */
  onClose: () => void;
  title: string;
  /** One sentence under the title, announced with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Makes the children a form. Its button comes last in the footer, which otherwise has a Cancel button. */
  submit?: DialogSubmit | undefined;
  size?: DialogSize | undefined;
  /** Whether the dialog stays open after a press outside, for content that a slip must not lose. */
  keepOnOutsidePress?: boolean | undefined;
  /** Element that receives the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Element that receives the focus afterwards; by default the one that had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const DialogPopup = lazyScreen(() => import('./DialogPopup'), 'DialogPopup');

/**
 * A question or a small form over the page. It holds the focus and returns it. Its code loads when the page is idle,
 * or with the first opening.
 */
export function Dialog(props: DialogProps) {
  useEffect(() => whenIdle(() => void DialogPopup.preload()), []);
  return (
    <LazyPopup open={props.open} onClose={props.onClose}>
      <DialogPopup {...props} />
    </LazyPopup>
  );
}
