import { Banner, Button, useClock } from '@standby/shared-ui';
import { useRoom } from '@standby/room-parts/room-context';
import { describeLine } from '@standby/live-room/domain/event-log/log-line-text';
import type { LogLine } from '@standby/live-room/domain/state/log-line';
import { useController } from '../controller-context';

const SHOWN_MAX = 3;

/** Acts that the server rejected and this desk rolled back. */
export function RejectedActs({ lines }: { readonly lines: readonly LogLine[] }) {
  const room = useRoom();
  const clock = useClock();
  const { focusDesk } = useController();
  const shown = lines
    .slice(-SHOWN_MAX)
    .map((line) => describeLine(line, clock))
    .join('; ');
  const more = lines.length > SHOWN_MAX ? ` and ${lines.length - SHOWN_MAX} more` : '';
  const handleDismiss = () => {
    room.server.dismissRejected();
    focusDesk();
  };
  return (
    <Banner
      tone="standby"
      title={lines.length === 1 ? 'An act was rejected.' : `${lines.length} acts were rejected.`}
      text={`The server refused: ${shown}${more}. Check whether they are still needed, and whether you may control this room.`}
      action={
        <Button variant="ghost" onClick={handleDismiss}>
          Dismiss
        </Button>
      }
    />
  );
}
