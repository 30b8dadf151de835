import { RoomProvider } from '@standby/room-parts/room-provider';
import { useShow } from '@standby/room-parts/use-show';
import { ViewerWindow } from './ViewerWindow';

export default function Viewer() {
  const { showId } = useShow();
  return (
    <RoomProvider showId={showId} windowRole="viewer">
      <ViewerWindow />
    </RoomProvider>
  );
}
