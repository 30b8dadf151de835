import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useFinalFocus } from '../final-focus';
import type { DialogProps } from './Dialog';
import { Backdrop, Body, Close, Description, Footer, Popup, Title } from './Dialog.styles';

/** The dialog itself, on Base UI. */
export function DialogPopup(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'medium' } = props;
  const { keepOnOutsidePress = false, initialFocus } = props;
  const handleFinalFocus = useFinalFocus(open, props.finalFocus);

  return (
    <Base.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      disablePointerDismissal={keepOnOutsidePress}
    >
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Popup
          render={<Popup $size={size} />}
          {...(initialFocus && { initialFocus })}
          finalFocus={handleFinalFocus}
        >
          <Base.Title render={<Title />}>{title}</Base.Title>
          <Body>
            {description && (
              <Base.Description render={<Description />}>{description}</Base.Description>
            )}
            {children}
          </Body>
          {footer && <Footer>{footer}</Footer>}
          {/* Last in the order of focus, so that the dialog starts at its first field or button. */}
          <Base.Close
            render={
              <Close label="Close">
                <X strokeWidth={1.5} aria-hidden />
              </Close>
            }
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
