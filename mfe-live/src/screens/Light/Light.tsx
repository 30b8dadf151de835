import { RoomProvider } from '../../components/room-context/RoomProvider';
import { useShow } from '../../components/room-context/useShow';
import { LightWindow } from './LightWindow';

export default function Light() {
  const { showId } = useShow();
  return (
    <RoomProvider showId={showId} windowRole="department">
      <LightWindow />
    </RoomProvider>
  );
}
