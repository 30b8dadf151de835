import { isShallowEqual, useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { useWallMinute } from '@standby/room-parts/use-figure';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { SILENCE_MS } from '@standby/room-engine/protocol/heartbeat';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { useTimeText } from '@standby/room-parts/room-zone';
import { ageText } from './age-text';
import { useDelayedTrue } from '../../components/useDelayedTrue';
import { Notice } from './Viewer.styles';

function selectAge({ hasController, lastUpdateAtMs, connection, state }: RoomSnapshot) {
  return {
    hasController,
    phase: connection?.phase ?? null,
    updatedAtMs: lastUpdateAtMs === null ? null : wallTimeOf(state, lastUpdateAtMs),
  };
}

function reasonOf(phase: ReturnType<typeof selectAge>['phase']): string {
  if (phase === null) return 'No controller is connected.';
  return phase === 'behind' ? 'Changes are not arriving.' : 'No connection to the server.';
}

/** Shows the age of the displayed state after `SILENCE_MS` without a message. The figures go on. */
export function StaleNotice() {
  const room = useRoom();
  const { hasController, phase, updatedAtMs } = useRoomSelector(selectAge, isShallowEqual);
  // A reloaded controller or a replaced server is back sooner, without a notice to the audience.
  const silenceMs = hasController ? 0 : room.silenceMs();
  const isGone = useDelayedTrue(
    !hasController && phase !== 'behind',
    Math.max(0, SILENCE_MS - silenceMs),
  );
  if (!isGone && phase !== 'behind') return null;
  return (
    <Notice role="status" data-stale>
      {reasonOf(phase)}{' '}
      {updatedAtMs === null ? 'Nothing has happened in this room yet.' : <Age atMs={updatedAtMs} />}
    </Notice>
  );
}

function Age({ atMs }: { readonly atMs: number }) {
  const timeText = useTimeText();
  const age = ageText(atMs, useWallMinute());
  return (
    <>
      As of {timeText(atMs)}, <span aria-live="off">{age}</span>.
    </>
  );
}
