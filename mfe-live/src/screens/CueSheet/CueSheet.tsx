import { RoomProvider } from '../../components/room-context/RoomProvider';
import { SampleSheet } from '../../components/SampleSheet/SampleSheet';
import { useShow } from '../../components/room-context/useShow';
import { SheetPage } from './SheetPage';

export default function CueSheet() {
  const { showId } = useShow();
  return (
    <RoomProvider showId={showId} windowRole="controller">
      <SampleSheet>
        <SheetPage />
      </SampleSheet>
    </RoomProvider>
  );
}
