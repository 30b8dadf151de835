import { sheetOf } from '../state/cue-sheet';
import { parseCueNumber } from '../state/cue-number';
import { type Cue, CUES_MAX, DEPARTMENTS_MAX } from '../state/cue-schema';
import type { RoomState } from '../state/room-schema';
import {
  type DeskFire,
  type DeskReply,
  type HouseDesks,
  NO_HOUSE_DESKS,
} from '../state/house-desk-schema';

/** The house desks of a room that may know of none. */
export function houseDesksOf({ calling }: Pick<RoomState, 'calling'>): HouseDesks {
  return calling?.houseDesks ?? NO_HOUSE_DESKS;
}

/** The cue of the sheet that a house desk names; undefined where the sheet has none of that number. */
export function cueOfDesk(
  state: Pick<RoomState, 'cueSheet'>,
  { department, number }: Pick<DeskFire, 'department' | 'number'>,
): Cue | undefined {
  const wanted = parseCueNumber(number);
  return sheetOf(state).cues.find((cue) => cue.department === department && cue.number === wanted);
}

export function isArmed({ armed }: HouseDesks, department: string): boolean {
  return armed.some((one) => one.department === department);
}

/** A fire that arrives after a later one of its department, as its bridge was away, changes nothing here. */
export function withFired(
  desks: HouseDesks,
  { department, desk, number }: DeskFire,
  atMs: number,
): HouseDesks {
  const known = desks.fired.find((one) => one.department === department);
  if (known && known.atMs > atMs) return desks;
  const others = desks.fired.filter((one) => one.department !== department);
  const fired = [...others, { department, desk, number, atMs }].slice(-DEPARTMENTS_MAX);
  return { ...desks, fired };
}

/** Keeps the answers to the last GO of each department. */
export function withAnswer(
  desks: HouseDesks,
  { department, desk, cueId, goAtMs, answer }: DeskReply,
  atMs: number,
): HouseDesks {
  const kept = desks.answers.filter(
    (one) => one.department !== department || (one.goAtMs >= goAtMs && one.cueId !== cueId),
  );
  const isOld = kept.some((one) => one.department === department && one.goAtMs > goAtMs);
  if (isOld) return desks;
  const answers = [...kept, { department, desk, cueId, goAtMs, answer, atMs }].slice(-CUES_MAX);
  return { ...desks, answers };
}
