import { useLocation } from 'react-router-dom';
import { RoomProvider } from '@standby/room-parts/room-provider';
import { useShow } from '@standby/room-parts/use-show';
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
