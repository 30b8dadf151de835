import { ChevronsRight } from 'lucide-react';
import { VisuallyHidden } from '@standby/shared-ui';
import type { RoomState, Timer } from '@standby/live-room/domain/state/room-schema';
import { timerAfter } from '@standby/live-room/domain/state/room-state';
import { zeroAtMs } from '@standby/live-room/domain/timer/countdown';
import { clockFigure, MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';
import { useArmedState, useFigurePart } from '../room-context/useFigure';
import { Fact, FactName, Facts } from './ViewerFacts.styles';
import { useTimeText } from '../room-context/room-zone';

interface ViewerFactsProps {
  readonly state: RoomState;
  readonly timer: Timer;
}

/** The timer’s end and the next timer, below the figure. The line stays when it is empty. */
export function ViewerFacts({ state, timer }: ViewerFactsProps) {
  const next = timerAfter(state.timers, timer);
  return (
    <Facts data-facts>
      <End state={state} timer={timer} />
      {next && <Next timer={timer} next={next} />}
    </Facts>
  );
}

function End({ state, timer }: ViewerFactsProps) {
  const timeText = useTimeText();
  const isPast = useFigurePart(timer, ({ threshold }) => threshold === 'time');
  const zeroMs = zeroAtMs(timer);
  if (zeroMs === undefined) return <Start timer={timer} />;
  return (
    <Fact>
      {isPast ? 'Ended' : 'Ends'}{' '}
      <strong>{timeText(zeroMs - state.clockOffsetMs, 'second')}</strong>
    </Fact>
  );
}

/** Start time of a timer that is armed to start automatically. */
function Start({ timer }: Pick<ViewerFactsProps, 'timer'>) {
  const timeText = useTimeText();
  const isAhead = useArmedState(timer) === 'ahead';
  if (!isAhead || timer.armedForMs === undefined) return null;
  return (
    <Fact>
      Starts <strong>{timeText(timer.armedForMs, 'second')}</strong>
    </Fact>
  );
}

interface NextProps extends Pick<ViewerFactsProps, 'timer'> {
  readonly next: Timer;
}

function Next({ timer, next }: NextProps) {
  const isArmed = useArmedState(next) === 'ahead';
  const startsByItself = isArmed || timer.startsNext === true;
  return (
    <Fact data-next>
      Next: {startsByItself && <ChevronsRight strokeWidth={2} aria-hidden />}
      <FactName>{next.name}</FactName>{' '}
      <strong>{clockFigure(Math.ceil(next.durationMs / MILLIS_PER_SECOND))}</strong>
      {startsByItself && <VisuallyHidden>, starts automatically</VisuallyHidden>}
    </Fact>
  );
}
