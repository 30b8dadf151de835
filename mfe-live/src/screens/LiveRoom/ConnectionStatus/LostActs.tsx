import { Banner, Button } from '@standby/shared-ui';
import type { LostActs as Lost } from '@standby/room-engine/protocol/connection-state';
import { useRoom } from '@standby/room-parts/room-context';
import { useController } from '../controller-context';

const actsOf = (count: number): string => (count === 1 ? '1 act' : `${count} acts`);

function textOf({ count, missing }: Lost): string {
  if (missing === 0) {
    return 'Another server, or an older copy of the data, took over. Windows that were open have brought everything back.';
  }
  const back = count === missing ? 'None is back yet' : `${count - missing} back`;
  return `Another server, or an older copy of the data, took over. ${back}, ${missing} missing: an act comes back with the window that did it, if that is still open. Look over the timers and the log.`;
}

/** Acts that had been stored, but were missing when this window reconnected. */
export function LostActs({ count, missing }: Lost) {
  const room = useRoom();
  const { focusDesk } = useController();
  const handleDismiss = () => {
    room.server.dismissLost();
    focusDesk();
  };
  return (
    <Banner
      tone={missing > 0 ? 'standby' : 'info'}
      title={`The server had lost ${actsOf(count)}.`}
      text={textOf({ count, missing })}
      action={
        <Button variant="ghost" onClick={handleDismiss}>
          Dismiss
        </Button>
      }
    />
  );
}
