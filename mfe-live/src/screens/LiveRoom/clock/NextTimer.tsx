import { ChevronsRight } from 'lucide-react';
import { VisuallyHidden } from '@standby/shared-ui';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { useArmedState } from '@standby/room-parts/use-figure';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { timerAfter } from '@standby/live-room/domain/state/room-state';
import { clockFigure, MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';
import { Fact, Next, NextName, NoValue } from './Facts.styles';

interface NextTimerProps {
  readonly timer: Timer;
}

interface NextValueProps extends NextTimerProps {
  readonly next: Timer;
}

/** The next timer’s name and length, and whether it starts automatically. */
function NextValue({ timer, next }: NextValueProps) {
  const isArmed = useArmedState(next) === 'ahead';
  const startsByItself = isArmed || timer.startsNext === true;
  return (
    <>
      {startsByItself && <ChevronsRight strokeWidth={1.5} aria-hidden />}
      <NextName>{next.name}</NextName>{' '}
      <span>{clockFigure(Math.ceil(next.durationMs / MILLIS_PER_SECOND))}</span>
      {startsByItself && <VisuallyHidden>, starts automatically</VisuallyHidden>}
    </>
  );
}

function useNextTimer(timer: Timer): Timer | undefined {
  return useRoomSelector(({ state }) => timerAfter(state.timers, timer));
}

/** The timer after this one. */
export function NextTimer({ timer }: NextTimerProps) {
  const next = useNextTimer(timer);
  return (
    <Fact data-fact="next">
      <dt>Next:</dt>
      <dd>
        {next ? (
          <NextValue timer={timer} next={next} />
        ) : (
          <NoValue>
            <VisuallyHidden>This is the last timer</VisuallyHidden>
          </NoValue>
        )}
      </dd>
    </Fact>
  );
}

/** The same as the text of a button. */
export function NextWords({ timer }: NextTimerProps) {
  const next = useNextTimer(timer);
  if (!next) return 'Last timer';
  return (
    <Next>
      <span>Next:</span> <NextValue timer={timer} next={next} />
    </Next>
  );
}
