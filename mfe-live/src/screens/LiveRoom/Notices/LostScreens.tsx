import { Banner, Button } from '@standby/shared-ui';
import { useRoomSelector } from '@standby/room-parts/room-context';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useController, useControllerView } from '../controller-context';
import { useTimeText } from '@standby/room-parts/room-zone';

const selectOffset = ({ state }: RoomSnapshot) => state.clockOffsetMs;

/** An alarm for lost screens, which stays until they are back or it is dismissed. */
export function LostScreens() {
  const { dismissLost, focusDesk } = useController();
  const words = useLostWords();
  if (words === undefined) return null;
  const handleDismiss = () => {
    dismissLost();
    focusDesk();
  };
  return (
    <Banner
      tone="stop"
      title={words}
      text="No longer connected: closed, or its connection is lost. This goes when it is back."
      action={<Button onClick={handleDismiss}>Dismiss</Button>}
    />
  );
}

/** Returns the lost screens, such as `Viewer 1 lost 20:10, Viewer 3 lost 20:12`, or undefined. */
export function useLostWords(): string | undefined {
  const timeText = useTimeText();
  const { lost } = useControllerView();
  const offsetMs = useRoomSelector(selectOffset);
  if (lost.length === 0) return undefined;
  return lost
    .map(({ name, person, sinceMs }) => {
      const who = person === undefined ? name : `${name} (${person})`;
      return `${who} lost ${timeText(sinceMs - offsetMs)}`;
    })
    .join(', ');
}
