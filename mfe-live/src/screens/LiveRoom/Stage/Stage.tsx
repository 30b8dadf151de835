import { Button } from 'shared-ui';
import type { Timer } from '../../../domain/room/room-schema';
import { shownMessage } from '../../../domain/room/room-state';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { Countdown } from '../clock/Countdown';
import { useController } from '../controller-context';
import { TIMER_TABS, TimerStrip } from '../TimerStrip/TimerStrip';
import { Large, Name, Panel, Root, Shown, ShownText } from './Stage.styles';
import { ViewerControls } from './ViewerControls';

interface StageProps {
  readonly snapshot: RoomSnapshot;
  readonly timer: Timer;
}

/** The middle: which timers there are, the current one, and what the viewers get to see. */
export function Stage({ snapshot, timer }: StageProps) {
  const { acts, attempt } = useController();
  const { state, isFollowing } = snapshot;
  const message = shownMessage(state);
  return (
    <Root aria-label="Timers">
      <TimerStrip timers={state.timers} shown={timer} />
      <Panel tabs={TIMER_TABS} value={timer.id}>
        <Name>{timer.name}</Name>
        <Large>
          <Countdown timer={timer} />
        </Large>
      </Panel>
      {message && (
        <Shown>
          <ShownText>
            On viewers: <strong>{message.text}</strong>
          </ShownText>
          <Button variant="ghost" onClick={() => attempt(acts.clearMessage())}>
            Clear message
          </Button>
        </Shown>
      )}
      <ViewerControls state={state} isFollowing={isFollowing} />
    </Root>
  );
}
