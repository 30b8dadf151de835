import { VisuallyHidden } from '@standby/shared-ui';
import type { Timer } from '../../../domain/room/room-schema';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { Countdown } from '../clock/Countdown';
import { EndsAt } from '../clock/EndsAt';
import { Fact } from '../clock/Facts.styles';
import { NextTimer } from '../clock/NextTimer';
import { ShowTotal } from '../clock/ShowTotal';
import { TimerProgress } from '../clock/TimerProgress';
import { WallClock } from '../clock/WallClock';
import { Deck, Face, Facts, Root } from './TimerPanel.styles';
import { TransportControls } from './TransportControls';
import { FocusControls, ViewerControls } from './ViewerControls';

interface TimerPanelProps {
  readonly snapshot: RoomSnapshot;
  readonly timer: Timer;
}

/** The left panel: the shown timer, its controls and those of the viewers. */
export function TimerPanel({ snapshot, timer }: TimerPanelProps) {
  const { state, isFollowing } = snapshot;
  return (
    <Root aria-labelledby="timer-panel">
      <VisuallyHidden as="h2" id="timer-panel">
        {timer.name}
      </VisuallyHidden>
      <Face>
        <Countdown timer={timer} />
        <TimerProgress timer={timer} />
        <Facts>
          <Fact data-fact="clock">
            <dt>Clock</dt>
            <dd>
              <WallClock />
            </dd>
          </Fact>
          <EndsAt state={state} timer={timer} />
          <ShowTotal snapshot={snapshot} />
          <NextTimer state={state} timer={timer} />
        </Facts>
      </Face>
      <Deck>
        <TransportControls timer={timer} />
        <ViewerControls isBlackout={state.isBlackout} />
      </Deck>
      <FocusControls state={state} isFollowing={isFollowing} />
    </Root>
  );
}
