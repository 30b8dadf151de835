import { RoomProvider } from '../../components/room-context/RoomProvider';
import { useShow } from '../../components/room-context/useShow';
import { Control } from './Control';

export default function LiveRoom() {
  const { showId } = useShow();
  return (
    <RoomProvider key={showId} showId={showId} windowRole="controller">
      <Control />
    </RoomProvider>
  );
}
