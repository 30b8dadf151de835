import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Dialog, Kbd } from '@standby/shared-ui';
import { guidePath } from '@standby/contracts';
import { KEY_MAP } from '@standby/live-room/domain/keyboard-map';
import { useDialog } from '../controller-context';
import { Keys } from './Tools.styles';

/** The keyboard map on `?`. */
export function KeyMap() {
  return (
    <Dialog
      {...useDialog('keys')}
      title="Keyboard"
      description="These keys act anywhere in the room, but not while you type."
    >
      <p>
        {/* The room stays open. */}
        <Link to={guidePath('run-a-show')} target="_blank">
          Guide: run a show (opens in a new tab)
        </Link>
      </p>
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
