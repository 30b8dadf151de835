import { useMemo, useSyncExternalStore } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { useRoom } from '../../../components/room-context/room-context';
import { overUnderMs, overUnderText, playedTimers } from '../../../domain/report/over-under';
import { hasRunningTimer } from '../../../domain/room/room-state';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { Fact, NoValue } from './Facts.styles';

/** How far the show is over or under its plan. Renders only when that changes. */
function useShowTotal({ state, lines }: Pick<RoomSnapshot, 'state' | 'lines'>): string | null {
  const { figures, seconds } = useRoom().ticker;
  const played = useMemo(() => playedTimers(state, lines), [state, lines]);
  const getTotal = () => {
    // The figures' moment stands while no timer runs, and a hold goes on.
    const nowMs = hasRunningTimer(state)
      ? figures.getSnapshot()
      : seconds.getSnapshot() + state.clockOffsetMs;
    const total = overUnderMs(played, nowMs);
    return total === null ? null : overUnderText(total);
  };
  return useSyncExternalStore(seconds.subscribe, getTotal);
}

export function ShowTotal({ snapshot }: { readonly snapshot: RoomSnapshot }) {
  const total = useShowTotal(snapshot);
  return (
    <Fact data-fact="show">
      <dt>Show</dt>
      <dd>
        {total ?? (
          <NoValue>
            <VisuallyHidden>Nothing was played yet</VisuallyHidden>
          </NoValue>
        )}
      </dd>
    </Fact>
  );
}
