import { useClock } from '@standby/shared-ui';
import { isShallowEqual, useRoomSelector } from '../../components/room-context/room-context';
import { useWallMinute } from '../../components/room-context/useFigure';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { wallTimeOf } from '@standby/live-room/domain/room/room-state';
import { MILLIS_PER_SECOND, timeOfDay } from '@standby/live-room/domain/timer/time';
import { ageText } from './age-text';
import { useDelayedTrue } from '../../components/useDelayedTrue';
import { Notice } from './Viewer.styles';

/** A controller that is reloaded is back sooner than this: the audience need not know. */
const GRACE_PERIOD_MS = 5 * MILLIS_PER_SECOND;

function selectAge({ hasController, lastUpdateAtMs, connection, state }: RoomSnapshot) {
  return {
    hasController,
    isConnected: connection !== null,
    updatedAtMs: lastUpdateAtMs === null ? null : wallTimeOf(state, lastUpdateAtMs),
  };
}

/** Says how old what this screen shows is, once the controller is gone. The figures go on. */
export function StaleNotice() {
  const { hasController, isConnected, updatedAtMs } = useRoomSelector(selectAge, isShallowEqual);
  const isGone = useDelayedTrue(!hasController, GRACE_PERIOD_MS);
  if (!isGone) return null;
  return (
    <Notice role="status" data-stale>
      {isConnected ? 'No connection to the server.' : 'No controller is connected.'}{' '}
      {updatedAtMs === null ? 'Nothing was done in this room yet.' : <Age atMs={updatedAtMs} />}
    </Notice>
  );
}

function Age({ atMs }: { readonly atMs: number }) {
  const clock = useClock();
  const age = ageText(atMs, useWallMinute());
  return (
    <>
      As of {timeOfDay(atMs, clock)}, <span aria-live="off">{age}</span>.
    </>
  );
}
