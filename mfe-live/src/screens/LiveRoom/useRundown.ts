import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useRoom } from '../../components/room-context/room-context';
import { type Rundown, rundownOf } from '../../domain/rundown/rundown';
import type { RoomSnapshot } from '../../engine/room-snapshot';

/** The rundown at a second of the system clock, epoch ms. */
export type RundownAt = (wallMs: number) => Rundown;

/** All who ask for the same second share one computation. */
function createRundownAt({ state, lines }: Pick<RoomSnapshot, 'state' | 'lines'>): RundownAt {
  const rundownAtMs = rundownOf(state, lines);
  let last: { readonly wallMs: number; readonly rundown: Rundown } | undefined;
  return (wallMs) => {
    if (last?.wallMs !== wallMs) {
      last = { wallMs, rundown: rundownAtMs(wallMs + state.clockOffsetMs) };
    }
    return last.rundown;
  };
}

/** The rundown of a snapshot. */
export function useRundownAt({ state, lines }: RoomSnapshot): RundownAt {
  return useMemo(() => createRundownAt({ state, lines }), [state, lines]);
}

/** One thing about the rundown. Renders only when that changes. */
export function useRundownPart<Part extends string | number | null>(
  rundownAt: RundownAt,
  select: (rundown: Rundown) => Part,
): Part {
  const { seconds } = useRoom().ticker;
  const getPart = useCallback(
    () => select(rundownAt(seconds.getSnapshot())),
    [rundownAt, select, seconds],
  );
  return useSyncExternalStore(seconds.subscribe, getPart);
}
