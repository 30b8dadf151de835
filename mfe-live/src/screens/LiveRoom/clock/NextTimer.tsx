import { ChevronsRight } from 'lucide-react';
import { VisuallyHidden } from 'shared-ui';
import type { Timer } from '../../../domain/room/room-schema';
import { clockFigure, MILLIS_PER_SECOND } from '../../../domain/timer/time';
import { Fact, NextName, NoValue } from './Facts.styles';

interface NextTimerProps {
  readonly timers: readonly Timer[];
  readonly timer: Timer;
}

/** Which timer comes after this one, for how long, and whether it starts by itself. */
export function NextTimer({ timers, timer }: NextTimerProps) {
  const next = timers[timers.indexOf(timer) + 1];
  return (
    <Fact data-fact="next">
      <dt>Next:</dt>
      <dd>
        {next ? (
          <>
            {timer.startsNext === true && (
              <>
                <ChevronsRight strokeWidth={1.5} aria-hidden />
                <VisuallyHidden>by itself: </VisuallyHidden>
              </>
            )}
            <NextName>{next.name}</NextName>{' '}
            <span>{clockFigure(Math.ceil(next.durationMs / MILLIS_PER_SECOND))}</span>
          </>
        ) : (
          <NoValue>
            <VisuallyHidden>This is the last timer</VisuallyHidden>
          </NoValue>
        )}
      </dd>
    </Fact>
  );
}
