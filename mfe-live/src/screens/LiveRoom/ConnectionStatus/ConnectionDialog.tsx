import { Dialog, StatusBadge } from '@standby/shared-ui';
import { useRoom } from '@standby/room-parts/room-context';
import { useWallSecond } from '@standby/room-parts/use-figure';
import { useDialog } from '../controller-context';
import { Facts } from './ConnectionStatus.styles';
import { clockErrorText } from './connection-text';
import { useConnectionText } from './useConnectionText';
import { useTimeText } from '@standby/room-parts/room-zone';

/** Explains the word of the `ConnectionButton`, and the accuracy of the clock. */
export function ConnectionDialog() {
  const { tone, word, detail, sentence } = useConnectionText();
  return (
    <Dialog {...useDialog('connection')} title="Connection">
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
  const timeText = useTimeText();
  const nowMs = useWallSecond();
  return (
    <>
      <time aria-live="off">{timeText(nowMs, 'second')}</time>
      <p>{clockErrorText(room.clockErrorMs())}</p>
    </>
  );
}
