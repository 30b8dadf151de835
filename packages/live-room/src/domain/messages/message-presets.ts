import type { RoomState } from '../state/room-schema';

/** Presets of every room; the room's own presets come after them. */
const STANDARD_PRESETS: readonly string[] = ['Beginners', 'Wrap up'];

/** Returns the presets that this room has saved for itself. */
export function ownPresets({ messagePresets = [] }: RoomState): readonly string[] {
  return messagePresets;
}

/** Returns the messages that one press writes and shows, in their order. */
export function presetsOf(state: RoomState): readonly string[] {
  return [...STANDARD_PRESETS, ...ownPresets(state)];
}
