import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { isShallowEqual, useRoomSelector } from '../../components/room-context/room-context';
import { Alert } from './Call.styles';

const selectOffline = ({ connection }: RoomSnapshot) => ({
  isOffline: connection !== null && connection.phase !== 'live',
  unsent: connection?.unsent ?? 0,
});

/** Without the server calls are kept, and lights say that they are cut off. */
export function OfflineLine() {
  const { isOffline, unsent } = useRoomSelector(selectOffline, isShallowEqual);
  if (!isOffline) return null;
  return (
    <Alert role="alert">
      Offline: kept, not sent{unsent > 0 && ` (${unsent})`}. Call by voice: no light is lit.
    </Alert>
  );
}
