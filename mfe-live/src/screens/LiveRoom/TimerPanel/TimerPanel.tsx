import { Pause, Play } from 'lucide-react';
import type { RefObject } from 'react';
import { VisuallyHidden } from 'shared-ui';
import type { Timer } from '../../../domain/room/room-schema';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { Countdown } from '../clock/Countdown';
import { EndsAt } from '../clock/EndsAt';
import { Fact } from '../clock/Facts.styles';
import { NextTimer } from '../clock/NextTimer';
import { ShowTotal } from '../clock/ShowTotal';
import { TimerProgress } from '../clock/TimerProgress';
import { WallClock } from '../clock/WallClock';
import { useController } from '../controller-context';
import { Deck, Face, Facts, Root, Step, Toggle, Transport } from './TimerPanel.styles';
import { FocusControls, ViewerControls } from './ViewerControls';

interface TimerPanelProps {
  readonly snapshot: RoomSnapshot;
  readonly timer: Timer;
  /** Where a message is written. */
  readonly messageRef: RefObject<HTMLInputElement | null>;
}

/** The left panel: the shown timer, its controls and those of the viewers. */
export function TimerPanel({ snapshot, timer, messageRef }: TimerPanelProps) {
  const { acts, attempt } = useController();
  const { state, isFollowing } = snapshot;
  const isRunning = timer.run.phase === 'running';
  const Icon = isRunning ? Pause : Play;
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
          <EndsAt timer={timer} clockOffsetMs={state.clockOffsetMs} />
          <ShowTotal snapshot={snapshot} />
          <NextTimer timers={state.timers} timer={timer} />
        </Facts>
      </Face>
      <Deck>
        <Transport role="group" aria-label="Timer controls">
          <Step keyAct="take-minute" hidesKey onClick={() => attempt(acts.takeMinute())}>
            -1m
          </Step>
          <Toggle
            variant="primary"
            keyAct="toggle"
            hidesKey
            icon={<Icon strokeWidth={1.5} aria-hidden />}
            onClick={() => attempt(acts.toggle())}
          >
            {isRunning ? 'Pause' : 'Play'}
          </Toggle>
          <Step keyAct="add-minute" hidesKey onClick={() => attempt(acts.addMinute())}>
            +1m
          </Step>
        </Transport>
        <ViewerControls
          isBlackout={state.isBlackout}
          onWriteMessage={() => messageRef.current?.focus()}
        />
      </Deck>
      <FocusControls state={state} isFollowing={isFollowing} />
    </Root>
  );
}
