import { RoomProvider } from '../../components/room-context/RoomProvider';
import { useShow } from '../../components/room-context/useShow';
import { Controller } from './Controller';

export default function LiveRoom() {
  const { showId } = useShow();
  return (
    <RoomProvider showId={showId} windowRole="controller">
      <Controller />
    </RoomProvider>
  );
}
