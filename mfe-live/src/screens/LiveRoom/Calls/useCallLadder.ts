import { callLadder, type LadderCall } from '@standby/live-room/domain/calls/call-ladder';
import type { RoomState } from '@standby/live-room/domain/room/room-schema';
import { useRoomAtSecond } from '../../../components/room-context/useFigure';

interface LadderAt {
  readonly wallMs: number;
  readonly ladder: readonly LadderCall[];
}

/** By the room's state: all parts share one computation a second. */
const ladders = new WeakMap<RoomState, LadderAt>();

/** The calls of a room at a second of the system clock, epoch ms. */
export function ladderAt(state: RoomState, wallMs: number): readonly LadderCall[] {
  const known = ladders.get(state);
  if (known?.wallMs === wallMs) return known.ladder;
  const ladder = callLadder(state, wallMs);
  ladders.set(state, { wallMs, ladder });
  return ladder;
}

/** A value of the ladder. Renders only when it changes. */
export function useCallLadder<Value extends string | number | null | undefined>(
  select: (ladder: readonly LadderCall[]) => Value,
): Value {
  return useRoomAtSecond(({ state }, wallMs) => select(ladderAt(state, wallMs)));
}

/** A value of one call. Renders only when it changes. */
export function useCallPart<Value extends string | number | null | undefined>(
  id: string,
  select: (call: LadderCall) => Value,
): Value | undefined {
  return useCallLadder((ladder) => {
    const call = ladder.find((candidate) => candidate.id === id);
    return call && select(call);
  });
}

/** Whether a call is to be given now. */
export const isDue = ({ isNext, state }: LadderCall): boolean =>
  isNext && (state === 'due' || state === 'late');
