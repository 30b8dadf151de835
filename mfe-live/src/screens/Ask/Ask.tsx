import { LazyBoundary, lazyScreen } from '@standby/shared-ui';
import { readApiBase } from '@standby/contracts';
import { RoomProvider } from '../../components/room-context/RoomProvider';
import { useShow } from '../../components/room-context/useShow';
import { AskForm } from './AskForm';

/** In connected mode the page is no window of the room: it sends a question, and asks what became of it. */
const ServerAsk = lazyScreen(() => import('./ServerAskLazy'));

export default function Ask() {
  const { showId } = useShow();
  if (readApiBase() !== undefined) {
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
