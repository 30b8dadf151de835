import type { ReactNode } from 'react';
import { useWallMinute } from '@standby/room-parts/use-figure';
import { isOtherTime, zoneLabel } from '@standby/live-room/domain/time/local-time';
import { useClock, VisuallyHidden } from '@standby/shared-ui';
import { timeOfDay } from '@standby/live-room/domain/time/time';
import { useRoomZone } from '@standby/room-parts/room-zone';
import { useShownTimer } from '@standby/room-parts/room-context';
import { Countdown } from '../clock/Countdown';
import { EndsAt } from '../clock/EndsAt';
import { Fact } from '../clock/Facts.styles';
import { NextTimer } from '../clock/NextTimer';
import { ShowTotal } from '../clock/ShowTotal';
import { TimerProgress } from '../clock/TimerProgress';
import { WallClock } from '@standby/room-parts/wall-clock';
import { Deck, Face, Facts, Root } from './TimerPanel.styles';
import { TransportControls } from './TransportControls';
import { FocusControls, ViewerControls } from './ViewerControls';

/** The name of the clock, with the venue’s zone. A reader elsewhere also sees their own time. */
function ClockName() {
  const minuteMs = useWallMinute();
  const zone = useRoomZone();
  const clock = useClock();
  const label = zoneLabel(minuteMs, zone);
  if (!isOtherTime(minuteMs, zone)) return <dt>Clock {label}</dt>;
  const own = `It is ${timeOfDay(minuteMs, clock)} where you are.`;
  return (
    <dt title={own}>
      Show’s clock {label}
      <VisuallyHidden>. {own}</VisuallyHidden>
    </dt>
  );
}

/** The controls of the shown timer, and of the viewers. */
export function Controls() {
  const timer = useShownTimer();
  return (
    <Deck data-foot>
      <TransportControls timer={timer} />
      <ViewerControls />
    </Deck>
  );
}

interface TimerPanelProps {
  /** The controls, unless they are at the foot of the window. */
  readonly children: ReactNode;
}

/** The left panel: the shown timer, with controls for it and for the viewers. */
export function TimerPanel({ children }: TimerPanelProps) {
  const timer = useShownTimer();
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
            <ClockName />
            <dd>
              <WallClock />
            </dd>
          </Fact>
          <EndsAt timer={timer} />
          <ShowTotal />
          <NextTimer timer={timer} />
        </Facts>
      </Face>
      {children}
      <FocusControls />
    </Root>
  );
}
