import type { RoomState, Timer } from '../../../domain/room/room-schema';
import { Countdown } from '../clock/Countdown';
import { EndsAt } from '../clock/EndsAt';
import { NextTimer } from '../clock/NextTimer';
import { TIMER_TABS, TimerStrip } from '../TimerStrip/TimerStrip';
import { Foot, Large, Name, Panel, Root } from './Stage.styles';

interface StageProps {
  readonly state: RoomState;
  /** The timer that is shown large. */
  readonly timer: Timer;
}

/** The middle: which timers there are, and the current one. */
export function Stage({ state, timer }: StageProps) {
  return (
    <Root aria-label="Timers">
      <TimerStrip state={state} shown={timer} />
      <Panel tabs={TIMER_TABS} value={timer.id}>
        <Name>{timer.name}</Name>
        <Large>
          <Countdown timer={timer} />
        </Large>
        <Foot>
          <EndsAt state={state} timer={timer} />
          <NextTimer state={state} timer={timer} />
        </Foot>
      </Panel>
    </Root>
  );
}
