import { useShownTimer } from '@standby/room-parts/room-context';
import { Countdown } from '../clock/Countdown';
import { EndsAt } from '../clock/EndsAt';
import { NextTimer } from '../clock/NextTimer';
import { TIMER_TABS, TimerStrip } from '../TimerStrip/TimerStrip';
import { Foot, Large, Name, Panel, Root } from './Stage.styles';

/** The middle of the desk: the row of timers, and the current one. */
export function Stage() {
  const timer = useShownTimer();
  return (
    <Root aria-label="Timers">
      <TimerStrip shown={timer} />
      <Panel tabs={TIMER_TABS} value={timer.id}>
        <Name>{timer.name}</Name>
        <Large>
          <Countdown timer={timer} />
        </Large>
        <Foot>
          <EndsAt timer={timer} />
          <NextTimer timer={timer} />
        </Foot>
      </Panel>
    </Root>
  );
}
