import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { sheetOf } from '../state/cue-sheet';
import { byControllers } from '../rules/define-act';
import type { Refusal } from '../rules/refusals';
import type { RoomState } from '../state/room-schema';
import { type Calling, callingOf } from '../state/calling-schema';

/** Common parts of all acts of calling. People have heard a call, so it cannot be undone. */
export const heard = { isSingle: true, isFinal: true };
export const byCallers = { ...byControllers, ...heard };

/** Field of the desk that calls. */
export const ofCaller = { callerId: idSchema };

interface OfCaller {
  readonly callerId: string;
}

/** Refuses an act of a desk that is not on the book. */
export function needsCaller(state: RoomState, { callerId }: OfCaller): Refusal | undefined {
  return callingOf(state).caller?.id === callerId ? undefined : 'not-on-book';
}

/** Refuses an act on cues that the sheet does not have. */
export function needsCues(state: RoomState, cueIds: readonly string[]): Refusal | undefined {
  const known = new Set(sheetOf(state).cues.map(({ id }) => id));
  return cueIds.every((id) => known.has(id)) ? undefined : 'unknown-cue';
}

/** Returns the room with another state of the calling. */
export const withCalling = (state: RoomState, calling: Calling): RoomState => ({
  ...state,
  calling,
});
