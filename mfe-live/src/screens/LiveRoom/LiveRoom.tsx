import { useLocation } from 'react-router-dom';
import { RoomProvider } from '../../components/room-context/RoomProvider';
import { useShow } from '../../components/room-context/useShow';
import { deskRole } from '../../data/desk-role';
import { Controller } from './Controller';

export default function LiveRoom() {
  const { showId } = useShow();
  const { search } = useLocation();
  return (
    <RoomProvider showId={showId} windowRole={deskRole(search)}>
      <Controller />
    </RoomProvider>
  );
}
