import { RoomProvider } from '@standby/room-parts/room-provider';
import { SampleSheet } from '../../components/SampleSheet/SampleSheet';
import { useShow } from '@standby/room-parts/use-show';
import { CallDesk } from './CallDesk';

export default function Call() {
  const { showId } = useShow();
  return (
    <RoomProvider showId={showId} windowRole="controller">
      <SampleSheet>
        <CallDesk />
      </SampleSheet>
    </RoomProvider>
  );
}
