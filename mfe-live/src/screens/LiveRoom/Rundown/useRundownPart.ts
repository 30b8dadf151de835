import { useRoomZone } from '@standby/room-parts/room-zone';
import { useRoomAtSecond } from '@standby/room-parts/use-figure';
import type { LogLine } from '@standby/live-room/domain/state/log-line';
import { type Rundown, rundownOf } from '../../../domain/rundown/rundown';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';

/** Returns the rundown at a second of the system clock, epoch ms. */
type RundownAt = (wallMs: number) => Rundown;

/**
 * Rundowns by the lines of a log, which are the same array until the log changes. So all parts in a
 * zone share one computation.
 */
const rundowns = new WeakMap<readonly LogLine[], { zone: string | undefined; at: RundownAt }>();

function createRundownAt({ state, lines }: RoomSnapshot, zone: string | undefined): RundownAt {
  const rundownAtMs = rundownOf(state, lines, zone);
  let last: { readonly wallMs: number; readonly rundown: Rundown } | undefined;
  return (wallMs) => {
    if (last?.wallMs !== wallMs) {
      last = { wallMs, rundown: rundownAtMs(wallMs + state.clockOffsetMs) };
    }
    return last.rundown;
  };
}

function rundownAtOf(snapshot: RoomSnapshot, zone: string | undefined): RundownAt {
  const known = rundowns.get(snapshot.lines);
  if (known && known.zone === zone) return known.at;
  const at = createRundownAt(snapshot, zone);
  rundowns.set(snapshot.lines, { zone, at });
  return at;
}

/**
 * Returns a value of the rundown. Renders only when the value changes.
 * @param select also receives the room time minus the system clock
 */
export function useRundownPart<Part extends string | number | null>(
  select: (rundown: Rundown, offsetMs: number) => Part,
): Part {
  const zone = useRoomZone();
  return useRoomAtSecond((snapshot, wallMs) =>
    select(rundownAtOf(snapshot, zone)(wallMs), snapshot.state.clockOffsetMs),
  );
}
