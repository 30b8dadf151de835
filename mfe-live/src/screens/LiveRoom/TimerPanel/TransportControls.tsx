import { Pause, Play } from 'lucide-react';
import type { Timer } from '../../../domain/room/room-schema';
import { useController } from '../controller-context';
import { Step, Toggle, Transport } from './TransportControls.styles';

interface TransportControlsProps {
  readonly timer: Timer;
  /** Without a filled button, which would light a dark desk. */
  readonly isOutlined?: boolean;
}

/** Play, and a minute less or more. */
export function TransportControls({ timer, isOutlined = false }: TransportControlsProps) {
  const { acts, attempt } = useController();
  const isRunning = timer.run.phase === 'running';
  const Icon = isRunning ? Pause : Play;
  return (
    <Transport role="group" aria-label="Timer controls">
      <Step keyAct="take-minute" hidesKey onClick={() => attempt(acts.takeMinute())}>
        -1m
      </Step>
      <Toggle
        variant={isOutlined ? 'secondary' : 'primary'}
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
  );
}
