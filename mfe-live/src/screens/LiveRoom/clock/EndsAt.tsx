import { VisuallyHidden } from 'shared-ui';
import { useFigurePart } from '../../../components/room-context/useFigure';
import type { Timer } from '../../../domain/room/room-schema';
import { zeroAtMs } from '../../../domain/timer/countdown';
import { timeOfDay } from '../../../domain/timer/time';
import { Fact, NoValue } from './Facts.styles';

interface EndsAtProps {
  readonly timer: Timer;
  /** The room's time minus the system clock. */
  readonly clockOffsetMs: number;
}

/** The time of day at which a running timer reaches, or reached, its zero. */
export function EndsAt({ timer, clockOffsetMs }: EndsAtProps) {
  const isPast = useFigurePart(timer, ({ threshold }) => threshold === 'time');
  const zeroMs = zeroAtMs(timer);
  return (
    <Fact data-fact="ends">
      <dt>{isPast && zeroMs !== undefined ? 'Ended' : 'Ends'}</dt>
      <dd>
        {zeroMs === undefined ? (
          <NoValue>
            <VisuallyHidden>The timer does not run</VisuallyHidden>
          </NoValue>
        ) : (
          <time>{timeOfDay(zeroMs - clockOffsetMs, 'second')}</time>
        )}
      </dd>
    </Fact>
  );
}
