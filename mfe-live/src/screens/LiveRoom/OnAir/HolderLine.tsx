import { styled } from 'styled-components';
import { mutedText, oneLine } from '@standby/room-parts/primitives';
import { useRoomSelector } from '@standby/room-parts/room-context';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { ownName } from '@standby/room-parts/person-name';

const Line = styled.span`
  ${mutedText}
  ${oneLine}
`;

function selectWords(snapshot: RoomSnapshot): string | undefined {
  const { isLocked, state } = snapshot;
  const { holder } = state;
  const words = isLocked ? ['Desk locked'] : [];
  if (holder !== undefined)
    words.push(holder === ownName(snapshot) ? 'You have the show' : `${holder} has the show`);
  return words.length === 0 ? undefined : words.join('. ');
}

/** Line with the person who has the show, if one took it, and with the lock of this desk. */
export function HolderLine() {
  const words = useRoomSelector(selectWords);
  return words === undefined ? null : <Line> {words}</Line>;
}
