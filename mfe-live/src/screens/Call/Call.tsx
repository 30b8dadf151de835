import { RoomProvider } from '../../components/room-context/RoomProvider';
import { SampleSheet } from '../../components/SampleSheet/SampleSheet';
import { useShow } from '../../components/room-context/useShow';
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
