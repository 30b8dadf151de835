import { VisuallyHidden, useClock } from '@standby/shared-ui';
import { useRoomSelector } from '../../../components/room-context/room-context';
import { useArmedState, useFigurePart } from '../../../components/room-context/useFigure';
import type { Timer } from '@standby/live-room/domain/room/room-schema';
import { zeroAtMs } from '@standby/live-room/domain/timer/countdown';
import { timeOfDay } from '@standby/live-room/domain/timer/time';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { Fact, NoValue } from './Facts.styles';

const ARMED_WORDS = { ahead: 'Starts', missed: 'Missed' } as const;

const selectOffset = ({ state }: RoomSnapshot) => state.clockOffsetMs;

/** The time of day at which a running timer ends, or did, or at which one starts automatically. */
export function EndsAt({ timer }: { readonly timer: Timer }) {
  const clock = useClock();
  const offsetMs = useRoomSelector(selectOffset);
  const isPast = useFigurePart(timer, ({ threshold }) => threshold === 'time');
  const armed = useArmedState(timer);
  if (armed && timer.armedForMs !== undefined) {
    return (
      <Fact data-fact="ends">
        <dt>{ARMED_WORDS[armed]}</dt>
        <dd>
          <time>{timeOfDay(timer.armedForMs, clock, 'second')}</time>
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
          <time>{timeOfDay(zeroMs - offsetMs, clock, 'second')}</time>
        )}
      </dd>
    </Fact>
  );
}
