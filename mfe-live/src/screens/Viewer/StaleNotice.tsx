import { useSnapshot } from '../../components/room-context/room-context';
import { useWallMinute } from '../../components/room-context/useFigure';
import { wallTimeOf } from '../../domain/room/room-state';
import { MILLIS_PER_SECOND, timeOfDay } from '../../domain/timer/time';
import { ageText } from './age-text';
import { useDelayedTrue } from '../../components/useDelayedTrue';
import { Notice } from './Viewer.styles';

/** A controller that is reloaded is back sooner than this: the audience need not know. */
const GRACE_PERIOD_MS = 5 * MILLIS_PER_SECOND;

/** Says how old what this screen shows is, once the controller is gone. The figures go on. */
export function StaleNotice() {
  const { hasController, lastUpdateAtMs, connection, state } = useSnapshot();
  const isGone = useDelayedTrue(!hasController, GRACE_PERIOD_MS);
  if (!isGone) return null;
  return (
    <Notice role="status">
      {connection ? 'No connection to the server.' : 'No controller is connected.'}{' '}
      {lastUpdateAtMs === null ? (
        'Nothing was done in this room yet.'
      ) : (
        <Age atMs={wallTimeOf(state, lastUpdateAtMs)} />
      )}
    </Notice>
  );
}

function Age({ atMs }: { readonly atMs: number }) {
  const age = ageText(atMs, useWallMinute());
  return (
    <>
      As of {timeOfDay(atMs)}, <span aria-live="off">{age}</span>.
    </>
  );
}
