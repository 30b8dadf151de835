import { Link } from 'react-router-dom';
import { VisuallyHidden } from '@standby/shared-ui';
import { callPath } from '@standby/contracts';
import { cueNames } from '@standby/live-room/domain/cues/cue-names';
import { nextOnDesk } from '@standby/live-room/domain/calling/desk-view';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { guestFragment } from '@standby/room-parts/guest';
import { Line } from './Line.styles';

function selectNextCues({ state }: RoomSnapshot): string | undefined {
  const names = cueNames(state, nextOnDesk(state)?.calledIds ?? []);
  return names === '' ? undefined : names;
}

/** The next moment to call, if the show has cues. */
export function CuesLine() {
  const { showId } = useShow();
  const names = useRoomSelector(selectNextCues);
  if (names === undefined) return null;
  return (
    <Line as={Link} to={callPath(showId) + guestFragment()}>
      Next: {names}
      <VisuallyHidden>. Call the show</VisuallyHidden>
    </Line>
  );
}
