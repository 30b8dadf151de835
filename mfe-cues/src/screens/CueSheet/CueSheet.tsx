import { RoomProvider } from '@standby/room-parts/room-provider';
import { SampleSheet } from '../../components/SampleSheet/SampleSheet';
import { useShow } from '@standby/room-parts/use-show';
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
