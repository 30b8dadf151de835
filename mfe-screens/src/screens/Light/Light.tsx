import { RoomProvider } from '@standby/room-parts/room-provider';
import { useShow } from '@standby/room-parts/use-show';
import { LightWindow } from './LightWindow';

export default function Light() {
  const { showId } = useShow();
  return (
    <RoomProvider showId={showId} windowRole="department">
      <LightWindow />
    </RoomProvider>
  );
}
