import { LazyBoundary } from '@standby/shared-ui';
import type { RoomConnection } from '../../../domain/live-protocol/connection';
import type { Timer } from '../../../domain/room/room-schema';
import { ConnectionBadge } from '../Connection/lazy-parts';
import { Alert, Name, Root } from './CompactClock.styles';
import { TabClock } from './TabClock';

interface CompactClockProps {
  readonly timer: Timer;
  readonly isBlackout: boolean;
  /** In connected mode. */
  readonly connection: RoomConnection | null;
}

/** The clock of a phone that was scrolled. It says nothing that is not said elsewhere. */
export function CompactClock({ timer, isBlackout, connection }: CompactClockProps) {
  return (
    <Root aria-hidden>
      <Name>{timer.name}</Name>
      {connection && (
        <LazyBoundary>
          <ConnectionBadge connection={connection} />
        </LazyBoundary>
      )}
      {isBlackout && <Alert>Blackout</Alert>}
      <TabClock timer={timer} />
    </Root>
  );
}
