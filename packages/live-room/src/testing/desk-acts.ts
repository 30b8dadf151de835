import type { DispatchResult, Room } from '../client/room';
import { givingAct } from '../domain/calls/call-acts';
import { messageAct } from '../domain/messages/messages';
import { MILLIS_PER_MINUTE } from '../domain/time/time';
import { mainCommandOf } from '../domain/timer/on-air';

/** Presses the main button of the timer on air. */
export function toggle(room: Room): DispatchResult {
  const { state } = room.getSnapshot();
  return room.dispatch(mainCommandOf(state, state.selectedTimerId));
}

/** Gives a minute to the timer that the window shows. */
export const addMinute = (room: Room): DispatchResult =>
  room.dispatch({
    type: 'adjust',
    timerId: room.getSnapshot().timerId,
    byMs: MILLIS_PER_MINUTE,
  });

export const sendMessage = (room: Room, input: string): DispatchResult =>
  room.dispatch(
    messageAct(input, (text) => ({ type: 'send-message', messageId: room.newId(), text })),
  );

export const ask = (room: Room, text: string): DispatchResult =>
  room.dispatch({ type: 'ask', messageId: room.newId(), text });

export const giveCall = (room: Room, call: string): DispatchResult =>
  room.dispatch(givingAct(room.getSnapshot().state.calls, call, room.newId()));
