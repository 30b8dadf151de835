import { Pause, Play } from 'lucide-react';
import { VisuallyHidden } from 'shared-ui';
import type { Timer } from '../../../domain/room/room-schema';
import { Countdown } from '../clock/Countdown';
import { TimerProgress } from '../clock/TimerProgress';
import { WallClock } from '../clock/WallClock';
import { useController } from '../controller-context';
import { Clock, Root, Step, Toggle, Transport } from './TimerPanel.styles';

/** The left panel: the shown timer and its controls. */
export function TimerPanel({ timer }: { readonly timer: Timer }) {
  const { acts, attempt } = useController();
  const isRunning = timer.run.phase === 'running';
  const Icon = isRunning ? Pause : Play;
  return (
    <Root aria-labelledby="timer-panel">
      <VisuallyHidden as="h2" id="timer-panel">
        {timer.name}
      </VisuallyHidden>
      <Countdown timer={timer} />
      <TimerProgress timer={timer} />
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
      <Clock>
        Clock <WallClock />
      </Clock>
    </Root>
  );
}
