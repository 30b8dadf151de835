import { Dialog, type DialogProps, StatusBadge } from '@standby/shared-ui';
import { useRoom } from '../../../components/room-context/room-context';
import { useWallSecond } from '../../../components/room-context/useFigure';
import type { RoomConnection } from '../../../domain/live-protocol/connection';
import { timeOfDay } from '../../../domain/timer/time';
import { Facts } from './Connection.styles';
import { clockErrorText } from './connection-text';
import { useConnectionText } from './useConnectionText';

interface ConnectionDialogProps extends Pick<DialogProps, 'finalFocus' | 'onClose'> {
  readonly connection: RoomConnection;
}

/** What the word of the `ConnectionButton` means, and how right the clock is. */
export default function ConnectionDialog(props: ConnectionDialogProps) {
  const { connection, onClose, finalFocus } = props;
  const { tone, word, detail, sentence } = useConnectionText(connection);
  return (
    <Dialog open onClose={onClose} finalFocus={finalFocus} title="Connection">
      <Facts>
        <dt>Server</dt>
        <dd>
          <StatusBadge tone={tone}>
            {word} {detail}
          </StatusBadge>
          <p>{sentence}</p>
        </dd>
        <dt>Clock</dt>
        <dd>
          <ServerTime />
        </dd>
      </Facts>
    </Dialog>
  );
}

function ServerTime() {
  const room = useRoom();
  const nowMs = useWallSecond();
  return (
    <>
      <time aria-live="off">{timeOfDay(nowMs, 'second')}</time>
      <p>{clockErrorText(room.clockErrorMs())}</p>
    </>
  );
}
