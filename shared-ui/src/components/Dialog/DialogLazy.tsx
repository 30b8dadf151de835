import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { DialogProps } from './Dialog';
import { Backdrop, Body, Close, Description, Footer, Popup, Title } from './Dialog.styles';

/**
 * Base UI would focus the first control inside a place that takes the focus without being one, such
 * as a list: that place itself gets it.
 */
function useFinalFocus(isOpen: boolean, finalFocus: RefObject<HTMLElement | null> | undefined) {
  const isOpenNow = useRef(isOpen);
  useLayoutEffect(() => {
    isOpenNow.current = isOpen;
  }, [isOpen]);

  return (): HTMLElement | boolean => {
    const target = finalFocus?.current;
    if (!target || target.tabIndex >= 0) return target ?? true;
    queueMicrotask(() => {
      // It is called whenever the popup's effects run again, not only at the end.
      if (!isOpenNow.current) target.focus({ preventScroll: true });
    });
    return false;
  };
}

/** The dialog itself, on Base UI. */
export default function DialogLazy(props: DialogProps) {
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
