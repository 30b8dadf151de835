import type { GivenCall } from '../state/call-schemas';
import type { RoomState } from '../state/room-schema';

/*
 * The call board: which departments have answered a call. A department answers by its name, from
 * any phone.
 */

/** Board of a show without a cue sheet and without departments of its own. */
const DEFAULT_DEPARTMENTS = ['Cast', 'Stage', 'Lights', 'Sound', 'Wardrobe', 'Front of house'];

/** Departments that answer calls and take no cues. */
const WITHOUT_CUES = ['Cast', 'Wardrobe', 'Front of house'];

/**
 * Returns the departments that are to answer: those that a person set, or those with cues and
 * {@link WITHOUT_CUES}.
 */
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

/** A department on the board with the moment of its answer; null before it. */
export interface CallTile {
  readonly name: string;
  readonly answeredAtMs: number | null;
}

interface CallBoard {
  readonly tiles: readonly CallTile[];
  /** Names of people and desks that answered beside the departments. */
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
