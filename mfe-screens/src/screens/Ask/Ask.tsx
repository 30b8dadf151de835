import { LazyBoundary, lazyScreen } from '@standby/shared-ui';
import { areRoomsOnServer } from '@standby/room-parts/room-place';
import { RoomProvider } from '@standby/room-parts/room-provider';
import { useShow } from '@standby/room-parts/use-show';
import { AskForm } from './AskForm';

/**
 * The ask page of a room on the server. It does not join the room: it only sends a question and polls the
 * question’s status.
 */
const ServerAsk = lazyScreen(() => import('./ServerAsk'), 'ServerAsk');

export default function Ask() {
  const { showId } = useShow();
  if (areRoomsOnServer()) {
    return (
      <LazyBoundary>
        <ServerAsk key={showId} />
      </LazyBoundary>
    );
  }
  return (
    <RoomProvider showId={showId} windowRole="ask">
      <AskForm />
    </RoomProvider>
  );
}
