import { ChevronsRight } from 'lucide-react';
import { VisuallyHidden } from 'shared-ui';
import type { Timer } from '../../../domain/room/room-schema';
import { clockFigure, MILLIS_PER_SECOND } from '../../../domain/timer/time';
import { Fact, Next, NextName, NoValue } from './Facts.styles';

interface NextTimerProps {
  readonly timers: readonly Timer[];
  readonly timer: Timer;
}

/** Its name and its length, and whether it starts by itself. */
function NextValue({ next, isAutomatic }: { readonly next: Timer; readonly isAutomatic: boolean }) {
  return (
    <>
      {isAutomatic && (
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

function nextOf({ timers, timer }: NextTimerProps): Timer | undefined {
  return timers[timers.indexOf(timer) + 1];
}

/** Which timer comes after this one. */
export function NextTimer(props: NextTimerProps) {
  const next = nextOf(props);
  return (
    <Fact data-fact="next">
      <dt>Next:</dt>
      <dd>
        {next ? (
          <NextValue next={next} isAutomatic={props.timer.startsNext === true} />
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
export function NextWords(props: NextTimerProps) {
  const next = nextOf(props);
  if (!next) return 'Last timer';
  return (
    <Next>
      <span>Next:</span> <NextValue next={next} isAutomatic={props.timer.startsNext === true} />
    </Next>
  );
}
