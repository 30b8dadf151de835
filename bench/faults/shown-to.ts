import {
  type Audience,
  type RoomState,
  stateFor,
} from '../../packages/live-room/src/domain/index.ts';

/**
 * Returns the part of a room that an audience sees. Viewers know when a message was shown, but not
 * when it was written.
 */
export function shownTo(audience: Audience, state: RoomState): unknown {
  if (audience === 'desks') return state;
  const { messages, ...rest } = stateFor(state, audience);
  const inOrder = messages.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return { ...rest, messages: inOrder.map(({ id, text, to }) => [id, text, to]) };
}
