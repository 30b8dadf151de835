import { useRoomAtSecond } from '../../../components/room-context/useFigure';
import type { LogLine } from '@standby/live-room/domain/event-log/log-line';
import { type Rundown, rundownOf } from '@standby/live-room/domain/rundown/rundown';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';

/** The rundown at a second of the system clock, epoch ms. */
type RundownAt = (wallMs: number) => Rundown;

/** By the lines of a log, which are the same array until the log changes: all parts share one computation. */
const rundowns = new WeakMap<readonly LogLine[], RundownAt>();

function createRundownAt({ state, lines }: RoomSnapshot): RundownAt {
  const rundownAtMs = rundownOf(state, lines);
  let last: { readonly wallMs: number; readonly rundown: Rundown } | undefined;
  return (wallMs) => {
    if (last?.wallMs !== wallMs) {
      last = { wallMs, rundown: rundownAtMs(wallMs + state.clockOffsetMs) };
    }
    return last.rundown;
  };
}

function rundownAtOf(snapshot: RoomSnapshot): RundownAt {
  const rundownAt = rundowns.get(snapshot.lines) ?? createRundownAt(snapshot);
  rundowns.set(snapshot.lines, rundownAt);
  return rundownAt;
}

/**
 * A value of the rundown. Renders only when it changes.
 * @param select gets the room's time minus the system clock, too.
 */
export function useRundownPart<Part extends string | number | null>(
  select: (rundown: Rundown, offsetMs: number) => Part,
): Part {
  return useRoomAtSecond((snapshot, wallMs) =>
    select(rundownAtOf(snapshot)(wallMs), snapshot.state.clockOffsetMs),
  );
}
