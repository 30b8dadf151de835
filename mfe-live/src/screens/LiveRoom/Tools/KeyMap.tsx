import { Fragment } from 'react';
import { Dialog, type DialogProps, Kbd } from '@standby/shared-ui';
import { KEY_MAP } from '../../../domain/keyboard-map';
import { Keys } from './Tools.styles';

interface KeyMapProps extends Pick<DialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The keyboard map on `?`. */
export function KeyMap({ open, onClose, finalFocus }: KeyMapProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title="Keyboard"
      description="These keys act anywhere in the room, but not while you type."
    >
      <Keys>
        {KEY_MAP.map(({ act, label, description }) => (
          <Fragment key={act}>
            <dt>
              <Kbd>{label}</Kbd>
            </dt>
            <dd>{description}</dd>
          </Fragment>
        ))}
      </Keys>
    </Dialog>
  );
}
