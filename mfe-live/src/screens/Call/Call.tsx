import { RoomProvider } from '../../components/room-context/RoomProvider';
import { useShow } from '../../components/room-context/useShow';
import { CallDesk } from './CallDesk';

export default function Call() {
  const { showId } = useShow();
  return (
    <RoomProvider showId={showId} windowRole="controller">
      <CallDesk />
    </RoomProvider>
  );
}
