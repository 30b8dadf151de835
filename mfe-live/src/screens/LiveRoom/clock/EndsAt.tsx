import { VisuallyHidden } from '@standby/shared-ui';
import { useArmedState, useFigurePart } from '../../../components/room-context/useFigure';
import type { RoomState, Timer } from '../../../domain/room/room-schema';
import { zeroAtMs } from '../../../domain/timer/countdown';
import { timeOfDay } from '../../../domain/timer/time';
import { Fact, NoValue } from './Facts.styles';

interface EndsAtProps {
  readonly state: RoomState;
  readonly timer: Timer;
}

const ARMED_WORDS = { ahead: 'Starts', missed: 'Missed' } as const;

/** The time of day at which a running timer ends, or did, or at which one starts by itself. */
export function EndsAt({ state, timer }: EndsAtProps) {
  const isPast = useFigurePart(timer, ({ threshold }) => threshold === 'time');
  const armed = useArmedState(state, timer);
  if (armed && timer.armedForMs !== undefined) {
    return (
      <Fact data-fact="ends">
        <dt>{ARMED_WORDS[armed]}</dt>
        <dd>
          <time>{timeOfDay(timer.armedForMs, 'second')}</time>
        </dd>
      </Fact>
    );
  }
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
          <time>{timeOfDay(zeroMs - state.clockOffsetMs, 'second')}</time>
        )}
      </dd>
    </Fact>
  );
}
