import { Banner, Button, useClock } from '@standby/shared-ui';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { describeLine } from '@standby/live-room/domain/event-log/log-line-text';
import { useRoom, useRoomSelector } from '@standby/room-parts/room-context';

const SHOWN_MAX = 3;
const NONE: NonNullable<RoomSnapshot['connection']>['rejected'] = [];

const selectRejected = ({ connection }: RoomSnapshot) => connection?.rejected ?? NONE;

/** Changes that the server refused and this page rolled back. */
export function RejectedChanges() {
  const room = useRoom();
  const clock = useClock();
  const rejected = useRoomSelector(selectRejected);
  if (rejected.length === 0) return null;
  const shown = rejected.slice(-SHOWN_MAX).map((line) => describeLine(line, clock));
  const more = rejected.length > SHOWN_MAX ? ` and ${rejected.length - SHOWN_MAX} more` : '';
  return (
    <Banner
      tone="standby"
      title="The server refused changes."
      text={`${shown.join('; ')}${more}. Check whether they are still needed.`}
      action={
        <Button variant="ghost" onClick={() => room.server.dismissRejected()}>
          Dismiss
        </Button>
      }
    />
  );
}
