import type { GivenCall } from '../room/call-schemas';
import type { RoomState } from '../room/room-schema';

/*
 * The call board: which departments have answered a call. A department answers by its name, from any phone.
 */

/** Of a show without a cue sheet, whose board is not set. */
const DEFAULT_DEPARTMENTS = ['Cast', 'Stage', 'Lights', 'Sound', 'Wardrobe', 'Front of house'];

/** Those who answer calls and take no cues. */
const WITHOUT_CUES = ['Cast', 'Wardrobe', 'Front of house'];

/** The departments that are to answer: as a person set them, otherwise those of the cue sheet and who takes no cues. */
export function callDepartments({
  calls,
  cueSheet,
}: Pick<RoomState, 'calls' | 'cueSheet'>): readonly string[] {
  if (calls?.departments) return calls.departments;
  if (!cueSheet) return DEFAULT_DEPARTMENTS;
  const used = new Set(cueSheet.cues.map(({ department }) => department));
  const names = cueSheet.departments.flatMap(({ id, name }) => (used.has(id) ? name : []));
  return [...new Set([...names, ...WITHOUT_CUES])];
}

/** A department on the board, and when it answered; null while it is silent. */
export interface CallTile {
  readonly name: string;
  readonly answeredAtMs: number | null;
}

export interface CallBoard {
  readonly tiles: readonly CallTile[];
  /** Names of others who answered: people, and desks. */
  readonly others: readonly string[];
}

export function callBoard(
  state: Pick<RoomState, 'calls' | 'cueSheet'>,
  { answers }: Pick<GivenCall, 'answers'>,
): CallBoard {
  const departments = callDepartments(state);
  return {
    tiles: departments.map((name) => ({
      name,
      answeredAtMs: answers.find((answer) => answer.name === name)?.atMs ?? null,
    })),
    others: answers.flatMap(({ name }) => (departments.includes(name) ? [] : name)),
  };
}
