import { useLocation } from 'react-router-dom';
import { RoomProvider } from '../../components/room-context/RoomProvider';
import { SampleSheet } from '../../components/SampleSheet/SampleSheet';
import { useShow } from '../../components/room-context/useShow';
import { isOnDeck } from '../../data/deck';
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
