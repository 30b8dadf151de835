import { RoomProvider } from '../../components/room-context/RoomProvider';
import { useShow } from '../../components/room-context/useShow';
import { ViewerWindow } from './ViewerWindow';

export default function Viewer() {
  const { showId } = useShow();
  return (
    <RoomProvider showId={showId} windowRole="viewer">
      <ViewerWindow />
    </RoomProvider>
  );
}
