import { callLadder, type LadderCall } from '@standby/live-room/domain/calls/call-ladder';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import { useRoomAtSecond } from '../room-context/useFigure';

interface LadderAt {
  readonly wallMs: number;
  readonly ladder: readonly LadderCall[];
}

/** Ladders by the state of the room, so that all parts share one computation a second. */
const ladders = new WeakMap<RoomState, LadderAt>();

/** Returns the calls of a room at a second of the system clock, epoch ms. */
export function ladderAt(state: RoomState, wallMs: number): readonly LadderCall[] {
  const known = ladders.get(state);
  if (known?.wallMs === wallMs) return known.ladder;
  const ladder = callLadder(state, wallMs);
  ladders.set(state, { wallMs, ladder });
  return ladder;
}

/** Returns a value of the ladder. Renders only when the value changes. */
export function useCallLadder<Value extends string | number | null | undefined>(
  select: (ladder: readonly LadderCall[]) => Value,
): Value {
  return useRoomAtSecond(({ state }, wallMs) => select(ladderAt(state, wallMs)));
}

/** Returns a value of one call. Renders only when the value changes. */
export function useCallPart<Value extends string | number | null | undefined>(
  id: string,
  select: (call: LadderCall) => Value,
): Value | undefined {
  return useCallLadder((ladder) => {
    const call = ladder.find((candidate) => candidate.id === id);
    return call && select(call);
  });
}

/** Whether a call is due or late. */
export const isDue = ({ isNext, state }: LadderCall): boolean =>
  isNext && (state === 'due' || state === 'late');
