import { useOnAirTimer, useRoomSelector } from '@standby/room-parts/room-context';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { ConnectionStatus } from '../ConnectionStatus/ConnectionStatus';
import { Alert, Name, Root } from './CompactClock.styles';
import { TabClock } from './TabClock';

const selectIsBlackout = ({ state }: RoomSnapshot) => state.isBlackout;

/**
 * The clock on air, on a scrolled phone. It is hidden from assistive technology because it repeats
 * other text.
 */
export function CompactClock() {
  const timer = useOnAirTimer();
  const isBlackout = useRoomSelector(selectIsBlackout);
  return (
    <Root aria-hidden>
      <Name>{timer.name}</Name>
      <ConnectionStatus isCompact />
      {isBlackout && <Alert>Blackout</Alert>}
      <TabClock timer={timer} />
    </Root>
  );
}
