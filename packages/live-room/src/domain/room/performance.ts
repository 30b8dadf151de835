import { withoutCurtain } from '../calls/customs';
import { nothingCalled } from '../calling/calling-schema';
import { disarmed } from './armed-start';
import { withShownMessage } from './message-expiry';
import { atFullTime } from './on-air';
import type { RoomState } from './room-schema';
import { isOfSequence } from './room-state';

/**
 * The room after a performance, as the next one finds it: timers at their full time, the first of the sequence on
 * air, no messages, calls or curtain time, no cue called. What was set up stays. A blackout stays, too: screens light up where a
 * person says so.
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
