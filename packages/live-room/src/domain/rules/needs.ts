import type { Refusal } from './refusals';
import type { RoomState } from '../state/room-schema';
import { timerOf } from '../state/room-state';

/** Refuses an act on a timer that the room does not have. */
export function needsTimer(
  state: RoomState,
  { timerId }: { readonly timerId: string },
): Refusal | undefined {
  return timerOf(state, timerId) ? undefined : 'unknown-timer';
}

/** Refuses an act on a message that the room does not have. */
export function needsMessage(
  state: RoomState,
  { messageId }: { readonly messageId: string },
): Refusal | undefined {
  return state.messages.some(({ id }) => id === messageId) ? undefined : 'unknown-message';
}
