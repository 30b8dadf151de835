import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../Button/Button';
import { useFinalFocus } from '../final-focus';
import { Stack } from '../Layout/Layout';
import type { DialogProps } from './Dialog';
import { Backdrop, Body, Close, Description, Footer, Popup, Title } from './Dialog.styles';

/** The dialog itself, on Base UI. */
export function DialogPopup(props: DialogProps) {
  const { open, onClose, title, description, children, submit, size = 'medium' } = props;
  const { keepOnOutsidePress = false, initialFocus } = props;
  const { footer = submit && <Button onClick={onClose}>Cancel</Button> } = props;
  const formId = useId();
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
            {submit ? (
              // The method keeps a typed password out of the address.
              <Stack
                as="form"
                $gap={5}
                id={formId}
                method="post"
                onSubmit={submit.form.handleSubmit}
                noValidate
              >
                {children}
              </Stack>
            ) : (
              children
            )}
          </Body>
          {footer && (
            <Footer>
              {footer}
              {submit && (
                <Button
                  {...submit.form.submitProps}
                  form={formId}
                  variant={submit.variant ?? 'primary'}
                  pendingLabel={submit.pendingLabel}
                >
                  {submit.label}
                </Button>
              )}
            </Footer>
          )}
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
