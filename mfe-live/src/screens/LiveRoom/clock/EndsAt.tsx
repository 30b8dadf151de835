import { VisuallyHidden } from '@standby/shared-ui';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { useArmedState, useFigurePart } from '@standby/room-parts/use-figure';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { zeroAtMs } from '@standby/live-room/domain/timer/countdown';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { Fact, NoValue } from './Facts.styles';
import { useTimeText } from '@standby/room-parts/room-zone';

const ARMED_WORDS = { ahead: 'Starts', missed: 'Missed' } as const;

const selectOffset = ({ state }: RoomSnapshot) => state.clockOffsetMs;

/** The time of day at which a running timer ends or ended, or at which an armed one starts. */
export function EndsAt({ timer }: { readonly timer: Timer }) {
  const timeText = useTimeText();
  const offsetMs = useRoomSelector(selectOffset);
  const isPast = useFigurePart(timer, ({ threshold }) => threshold === 'time');
  const armed = useArmedState(timer);
  if (armed && timer.armedForMs !== undefined) {
    return (
      <Fact data-fact="ends">
        <dt>{ARMED_WORDS[armed]}</dt>
        <dd>
          <time>{timeText(timer.armedForMs, 'second')}</time>
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
          <time>{timeText(zeroMs - offsetMs, 'second')}</time>
        )}
      </dd>
    </Fact>
  );
}
