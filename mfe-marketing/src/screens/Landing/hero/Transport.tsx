import { Pause, Play } from 'lucide-react';
import { Button, Progress } from '@standby/shared-ui';
import { elapsedShare, STEP_MS } from '@standby/contracts/countdown';
import { Controls } from './LiveCountdown.styles';
import type { CountdownControl } from './useCountdown';

/** Progress of a countdown, and its controls. */
export function Transport({ remainingMs, isRunning, start, pause, adjust }: CountdownControl) {
  const elapsedPercent = Math.round(elapsedShare(remainingMs) * 100);
  const Icon = isRunning ? Pause : Play;
  return (
    <>
      <Progress
        label="Elapsed"
        value={elapsedPercent}
        valueText={`${elapsedPercent}% of 10 minutes`}
      />
      <Controls>
        <Button variant="ghost" onClick={() => adjust(-STEP_MS)}>
          -1m
        </Button>
        <Button icon={<Icon strokeWidth={1.5} aria-hidden />} onClick={isRunning ? pause : start}>
          {isRunning ? 'Pause' : 'Play'}
        </Button>
        <Button variant="ghost" onClick={() => adjust(STEP_MS)}>
          +1m
        </Button>
      </Controls>
    </>
  );
}
