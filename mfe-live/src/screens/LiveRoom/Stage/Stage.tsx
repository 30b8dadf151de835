import type { Timer } from '../../../domain/room/room-schema';
import { Countdown } from '../clock/Countdown';
import { TIMER_TABS, TimerStrip } from '../TimerStrip/TimerStrip';
import { Large, Name, Panel, Root } from './Stage.styles';

interface StageProps {
  readonly timers: readonly Timer[];
  /** The timer that is shown large. */
  readonly timer: Timer;
}

/** The middle: which timers there are, and the current one. */
export function Stage({ timers, timer }: StageProps) {
  return (
    <Root aria-label="Timers">
      <TimerStrip timers={timers} shown={timer} />
      <Panel tabs={TIMER_TABS} value={timer.id}>
        <Name>{timer.name}</Name>
        <Large>
          <Countdown timer={timer} />
        </Large>
      </Panel>
    </Root>
  );
}
