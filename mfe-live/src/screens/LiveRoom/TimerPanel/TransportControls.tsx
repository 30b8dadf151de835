import { type LucideIcon, Pause, Play, StepForward } from 'lucide-react';
import { type MainAct, mainActOf, mainCommandOf } from '@standby/live-room/domain/timer/on-air';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { figureOf } from '@standby/live-room/domain/timer/countdown';
import { useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { ControlFields } from '../ControlFields';
import { useController } from '../controller-context';
import { type Air, useAir } from '../OnAir/useAir';
import { minuteAct } from '../../../domain/desk-acts/shown-timer-acts';
import { Figure, Name, Step, Toggle, Transport, What, Words } from './TransportControls.styles';

interface TransportControlsProps {
  readonly timer: Timer;
  /** Whether the buttons are outlined, because filled ones would light a dark desk. */
  readonly isOutlined?: boolean;
}

/** The words of the main button. They omit the timer on air, which is large above the button. */
function MainWords({ timer, act, air }: MainButtonProps) {
  const verb = VERBS[act];
  if (air === 'on-air' && act !== 'go') return verb;
  const figure = timer.run.phase === 'running' ? '' : figureOf(timer, 0).large;
  return (
    <Words>
      <span>{`${verb}: `}</span>
      <What data-what>
        <Name>{timer.name}</Name>
        {figure && <Figure>{` ${figure}`}</Figure>}
      </What>
    </Words>
  );
}

const VERBS: Readonly<Record<MainAct, string>> = { play: 'Play', pause: 'Pause', go: 'Go' };
const ICONS: Readonly<Record<MainAct, LucideIcon>> = { play: Play, pause: Pause, go: StepForward };

interface MainButtonProps {
  readonly timer: Timer;
  readonly act: MainAct;
  readonly air: Air;
}

/** Buttons that start or pause the shown timer or take it on air, and add or take a minute. */
export function TransportControls({ timer, isOutlined = false }: TransportControlsProps) {
  const room = useRoom();
  const { dispatch } = useController();
  const act = useRoomSelector(({ state }) => mainActOf(state, timer));
  const air = useAir(timer);
  const Icon = ICONS[act];
  // The key acts on the timer on air until the selection is armed.
  const hasKey = air === 'on-air' || air === 'armed';
  return (
    <Transport role="group" aria-label="Timer controls">
      <Step
        keyAct="take-minute"
        hidesKey
        onClick={() => dispatch(minuteAct(room.getSnapshot(), -1))}
      >
        -1m
      </Step>
      <ControlFields>
        <Toggle
          variant={isOutlined ? 'secondary' : 'primary'}
          keyAct={hasKey ? 'toggle' : undefined}
          hidesKey
          data-act={act}
          icon={<Icon strokeWidth={1.5} aria-hidden />}
          onClick={() => dispatch(mainCommandOf(room.getSnapshot().state, timer.id))}
        >
          <MainWords timer={timer} act={act} air={air} />
        </Toggle>
      </ControlFields>
      <Step keyAct="add-minute" hidesKey onClick={() => dispatch(minuteAct(room.getSnapshot(), 1))}>
        +1m
      </Step>
    </Transport>
  );
}
