import { callOf, callingOf, hasGone } from '../state/calling-schema';
import { nextMoment } from '../calling/next-moment';
import type { Cue } from '../state/cue-schema';
import { cueName, sheetOf } from '../state/cue-sheet';
import type { RoomState } from '../state/room-schema';
import { runningOf, type StageMove } from '../state/running-schema';

type RunningState = Pick<RoomState, 'cueSheet' | 'calling' | 'running'>;

/**
 * States of a move:
 * - `waiting`: the cue before the move has not gone;
 * - `open`: it can be done now;
 * - `late`: it is not done, and the cue before which it must be done is next or has gone;
 * - `done`: a person has ticked it off.
 */
const MOVE_STATES = ['waiting', 'open', 'late', 'done'] as const;
export type MoveState = (typeof MOVE_STATES)[number];

export interface RunningRow {
  readonly move: StageMove;
  /** «After LX 12, before SQ 4». */
  readonly between: string;
  readonly state: MoveState;
}

/** Text for a cue that has been removed from the sheet. */
const GONE_FROM_SHEET = 'a removed cue';

function betweenText({ afterCueId, beforeCueId }: StageMove, cues: ReadonlyMap<string, Cue>) {
  const nameOf = (id: string): string => {
    const cue = cues.get(id);
    return cue ? cueName(cue) : GONE_FROM_SHEET;
  };
  const parts = [
    afterCueId === undefined ? 'before the show' : `after ${nameOf(afterCueId)}`,
    beforeCueId !== undefined && `before ${nameOf(beforeCueId)}`,
  ];
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the rows of the running sheet, in the order of the cues after which they are done. */
export function runningRows(state: RunningState): RunningRow[] {
  const sheet = sheetOf(state);
  const calling = callingOf(state);
  const { moves, done } = runningOf(state);
  const cues = new Map(sheet.cues.map((cue) => [cue.id, cue]));
  const places = new Map(sheet.cues.map(({ id }, index) => [id, index]));
  const placeOf = ({ afterCueId }: StageMove): number =>
    afterCueId === undefined ? -1 : (places.get(afterCueId) ?? sheet.cues.length);
  const ticked = new Set(done.map(({ moveId }) => moveId));
  const next = new Set(nextMoment(sheet.cues, calling)?.cues.map(({ id }) => id));

  /** A cue that its operator takes by sight has no GO: its desk says that it was fired. */
  const hasHappened = (cueId: string): boolean => {
    const call = callOf(calling, cueId);
    return hasGone(call) || call?.firedAtMs !== undefined;
  };
  const stateOf = ({ id, afterCueId, beforeCueId }: StageMove): MoveState => {
    if (ticked.has(id)) return 'done';
    const isPressing = beforeCueId !== undefined && next.has(beforeCueId);
    if (isPressing || (beforeCueId && hasHappened(beforeCueId))) return 'late';
    const isOpen = afterCueId === undefined || hasHappened(afterCueId);
    return isOpen || !cues.has(afterCueId) ? 'open' : 'waiting';
  };
  return moves
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((move) => ({ move, between: betweenText(move, cues), state: stateOf(move) }));
}

/**
 * Returns the cue that a person names, such as `lx 12.5`; undefined if the sheet does not have it.
 */
export function cueNamed({ cueSheet }: RunningState, name: string): Cue | undefined {
  const wanted = name.trim().toUpperCase().replaceAll(/\s+/gu, ' ');
  return sheetOf({ ...(cueSheet && { cueSheet }) }).cues.find((cue) => cueName(cue) === wanted);
}
