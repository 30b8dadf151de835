import { useLocation } from 'react-router-dom';
import { RoomProvider } from '@standby/room-parts/room-provider';
import { SampleSheet } from '../../components/SampleSheet/SampleSheet';
import { useShow } from '@standby/room-parts/use-show';
import { isOnDeck } from '@standby/room-parts/deck';
import { RunningPage } from './RunningPage';

export default function Running() {
  const { showId } = useShow();
  const { search } = useLocation();
  return (
    <RoomProvider showId={showId} windowRole={isOnDeck(search) ? 'department' : 'controller'}>
      <SampleSheet>
        <RunningPage />
      </SampleSheet>
    </RoomProvider>
  );
}
