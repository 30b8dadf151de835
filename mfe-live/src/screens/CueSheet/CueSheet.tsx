import { RoomProvider } from '../../components/room-context/RoomProvider';
import { useShow } from '../../components/room-context/useShow';
import { SheetPage } from './SheetPage';

export default function CueSheet() {
  const { showId } = useShow();
  return (
    <RoomProvider showId={showId} windowRole="controller">
      <SheetPage />
    </RoomProvider>
  );
}
