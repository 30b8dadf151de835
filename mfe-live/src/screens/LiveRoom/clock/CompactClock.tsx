import type { Timer } from '../../../domain/room/room-schema';
import { Alert, Name, Root } from './CompactClock.styles';
import { TabClock } from './TabClock';

interface CompactClockProps {
  readonly timer: Timer;
  readonly isBlackout: boolean;
}

/** The clock of a phone that was scrolled. It says nothing that is not said elsewhere. */
export function CompactClock({ timer, isBlackout }: CompactClockProps) {
  return (
    <Root aria-hidden>
      <Name>{timer.name}</Name>
      {isBlackout && <Alert>Blackout</Alert>}
      <TabClock timer={timer} />
    </Root>
  );
}
