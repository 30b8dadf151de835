import { ChevronsRight } from 'lucide-react';
import { VisuallyHidden } from '@standby/shared-ui';
import { useArmedState } from '../../../components/room-context/useFigure';
import type { RoomState, Timer } from '../../../domain/room/room-schema';
import { timerAfter } from '../../../domain/room/room-state';
import { clockFigure, MILLIS_PER_SECOND } from '../../../domain/timer/time';
import { Fact, Next, NextName, NoValue } from './Facts.styles';

interface NextTimerProps {
  readonly state: RoomState;
  readonly timer: Timer;
}

interface NextValueProps extends NextTimerProps {
  readonly next: Timer;
}

/** Its name and its length, and whether it starts by itself. */
function NextValue({ state, timer, next }: NextValueProps) {
  const isArmed = useArmedState(state, next) === 'ahead';
  return (
    <>
      {(isArmed || timer.startsNext === true) && (
        <>
          <ChevronsRight strokeWidth={1.5} aria-hidden />
          <VisuallyHidden>by itself: </VisuallyHidden>
        </>
      )}
      <NextName>{next.name}</NextName>{' '}
      <span>{clockFigure(Math.ceil(next.durationMs / MILLIS_PER_SECOND))}</span>
    </>
  );
}

/** Which timer comes after this one. */
export function NextTimer({ state, timer }: NextTimerProps) {
  const next = timerAfter(state.timers, timer);
  return (
    <Fact data-fact="next">
      <dt>Next:</dt>
      <dd>
        {next ? (
          <NextValue state={state} timer={timer} next={next} />
        ) : (
          <NoValue>
            <VisuallyHidden>This is the last timer</VisuallyHidden>
          </NoValue>
        )}
      </dd>
    </Fact>
  );
}

/** The same as the words of a button. */
export function NextWords({ state, timer }: NextTimerProps) {
  const next = timerAfter(state.timers, timer);
  if (!next) return 'Last timer';
  return (
    <Next>
      <span>Next:</span> <NextValue state={state} timer={timer} next={next} />
    </Next>
  );
}
