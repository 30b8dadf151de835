import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import type { DialogProps } from './Dialog';
import { Backdrop, Body, Description, Footer, Header, Popup, Title } from './Dialog.styles';

/** The dialog itself, on Base UI. */
export default function DialogLazy(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'medium' } = props;
  const { keepOnOutsidePress = false, initialFocus, finalFocus } = props;

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
          {...(finalFocus && { finalFocus })}
        >
          <Header>
            <Base.Title render={<Title />}>{title}</Base.Title>
            <Base.Close render={<IconButton label="Close">{closeIcon}</IconButton>} />
          </Header>
          <Body>
            {description && (
              <Base.Description render={<Description />}>{description}</Base.Description>
            )}
            {children}
          </Body>
          {footer && <Footer>{footer}</Footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const closeIcon = <X strokeWidth={1.5} aria-hidden />;
