import { withoutCurtain } from '../calls/customs';
import { nothingCalled } from '../state/calling-schema';
import { disarmed } from '../timer/armed-start';
import { withShownMessage } from '../messages/message-expiry';
import { atFullTime } from '../timer/on-air';
import type { RoomState } from '../state/room-schema';
import { isOfSequence } from '../state/room-state';

/**
 * Returns the room after a performance, ready for the next one. Timers are at their full time, and
 * the first of the sequence is on air. Messages, calls, the curtain time and called cues are
 * cleared. Settings stay. A blackout also stays, until a person lifts it.
 */
export function withPerformanceEnded(state: RoomState): RoomState {
  const timers = state.timers.map((timer) => disarmed(atFullTime(timer)));
  const first = timers.find(isOfSequence) ?? timers[0];
  return {
    ...withShownMessage(state, null),
    timers,
    selectedTimerId: first?.id ?? state.selectedTimerId,
    messages: [],
    isFocused: false,
    flash: null,
    ...(state.calling && { calling: nothingCalled(state.calling) }),
    ...(state.calls && { calls: withoutCurtain(state.calls) }),
  };
}

/** Returns the room for another performance: without calls of cues, but with the same caller. */
export function withoutCueCalls(state: RoomState): RoomState {
  if (!state.calling) return state;
  const { caller } = state.calling;
  return { ...state, calling: { ...nothingCalled(state.calling), caller } };
}

/** Returns the room for another performance, with no row of the running sheet done. */
export function withoutTicks(state: RoomState): RoomState {
  return state.running ? { ...state, running: { ...state.running, done: [] } } : state;
}
