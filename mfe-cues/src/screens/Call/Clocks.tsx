import { clockFigure } from '@standby/live-room/domain/time/time';
import { showClocks } from '../../domain/calling/book-view';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import type { Room } from '@standby/live-room/client/room';
import { useRoomView } from '@standby/room-parts/use-room-view';
import { WallClock } from '@standby/room-parts/wall-clock';
import { ClockList } from './Clocks.styles';

const computeClocks = (room: Room) => showClocks(callingOf(room.getSnapshot().state), room.now());

/** The time of day, the time since the first GO, and the length of a stop. */
export function Clocks() {
  const { showSeconds, stopSeconds, lastStopSeconds } = useRoomView(computeClocks);
  const isStopped = stopSeconds !== null;
  const stop = stopSeconds ?? lastStopSeconds;
  return (
    <ClockList aria-label="Clocks">
      <div>
        <dt>Time</dt>
        <dd>
          <WallClock />
        </dd>
      </div>
      <div>
        <dt>Show</dt>
        <dd>{showSeconds === null ? 'No GO yet' : clockFigure(showSeconds)}</dd>
      </div>
      {stop !== null && (
        <div data-stopped={isStopped}>
          <dt>{isStopped ? 'Stopped for' : 'Last stop'}</dt>
          <dd>{clockFigure(stop)}</dd>
        </div>
      )}
    </ClockList>
  );
}
