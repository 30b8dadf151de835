import { RoomProvider } from '../../components/room-context/RoomProvider';
import { useShow } from '../../components/room-context/useShow';
import { AskForm } from './AskForm';

export default function Ask() {
  const { showId } = useShow();
  return (
    <RoomProvider showId={showId} windowRole="ask">
      <AskForm />
    </RoomProvider>
  );
}
