import { X } from 'lucide-react';
import { LazyBoundary, VisuallyHidden } from '@standby/shared-ui';
import { BrightnessSlider } from '../../../components/WindowSettings/BrightnessSlider';
import type { RoomState, Timer } from '../../../domain/room/room-schema';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { ActButton } from '../ActButton';
import { Countdown } from '../clock/Countdown';
import { EndsAt } from '../clock/EndsAt';
import { NextWords } from '../clock/NextTimer';
import { TimerProgress } from '../clock/TimerProgress';
import { WallClock } from '../clock/WallClock';
import { ConnectionButton } from '../Connection/lazy-parts';
import { useController } from '../controller-context';
import { UndoBar } from '../History/UndoBar';
import { TransportControls } from '../TimerPanel/TransportControls';
import { ViewerControls } from '../TimerPanel/ViewerControls';
import { NightTheme } from './NightTheme';
import {
  Alert,
  Clock,
  Deck,
  Desk,
  Facts,
  LeaveWord,
  Name,
  Root,
  Time,
  Top,
} from './ShowMode.styles';

interface ShowModeProps {
  readonly title: string;
  readonly snapshot: RoomSnapshot;
  readonly timer: Timer;
  /** Why the last act was not done. */
  readonly refusal: string | undefined;
  /** In percent. */
  readonly brightness: number;
  readonly onBrightness: (brightness: number) => void;
}

/** The desk while the show runs: the clock, what comes next, and the controls, alone and in little light. */
export function ShowMode(props: ShowModeProps) {
  const { title, snapshot, timer, refusal, brightness, onBrightness } = props;
  const { deskRef, toggleShowMode } = useController();
  const { state, undoable, connection } = snapshot;
  return (
    <Root data-show-mode>
      <NightTheme />
      <Desk ref={deskRef} tabIndex={-1} role="group" aria-label="Desk">
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <Top>
          <Name>{timer.name}</Name>
          {state.isBlackout && <Alert role="alert">Blackout</Alert>}
          {connection && (
            <LazyBoundary>
              <ConnectionButton connection={connection} />
            </LazyBoundary>
          )}
          <Time>
            <WallClock />
          </Time>
          <BrightnessSlider value={brightness} onChange={onBrightness} />
          <ActButton
            variant="ghost"
            keyAct="show-mode"
            aria-label="Leave show mode"
            icon={<X strokeWidth={1.5} aria-hidden />}
            onClick={toggleShowMode}
          >
            <LeaveWord>Leave</LeaveWord>
          </ActButton>
        </Top>
        <Clock>
          <Countdown timer={timer} />
          <TimerProgress timer={timer} />
        </Clock>
        <Facts>
          <dl>
            <EndsAt state={state} timer={timer} />
          </dl>
          <NextButton state={state} timer={timer} />
        </Facts>
        <UndoBar undoable={undoable} refusal={refusal} />
        <Deck>
          <TransportControls timer={timer} isOutlined />
          <ViewerControls isBlackout={state.isBlackout} />
        </Deck>
      </Desk>
    </Root>
  );
}

interface NextButtonProps {
  readonly state: RoomState;
  readonly timer: Timer;
}

/** Goes to the next timer: its tab is not here. */
function NextButton({ state, timer }: NextButtonProps) {
  const { acts } = useController();
  const isLast = state.timers.at(-1) === timer;
  return (
    <ActButton
      variant="ghost"
      keyAct="next-timer"
      aria-disabled={isLast}
      onClick={() => !isLast && acts.selectNext()}
    >
      <NextWords state={state} timer={timer} />
    </ActButton>
  );
}
