import { VisuallyHidden } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { shownTimer, useRoomSelector } from '@standby/room-parts/room-context';

function textOf(snapshot: RoomSnapshot): string {
  const { id, name } = shownTimer(snapshot);
  if (id === snapshot.state.selectedTimerId) return '';
  const shown = isolateDirection(name);
  return snapshot.isArmed ? `${shown} armed. P starts it` : `${shown} selected, not live`;
}

/**
 * Announces a selection to assistive technology. A selection is not an act, so the undo bar does
 * not show it.
 */
export function SelectionAnnouncer() {
  const text = useRoomSelector(textOf);
  return (
    <VisuallyHidden role="status" data-announces="selection">
      {text}
    </VisuallyHidden>
  );
}
