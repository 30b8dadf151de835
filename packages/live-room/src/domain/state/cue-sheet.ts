import * as v from 'valibot';
import { idSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { compareCueNumbers } from './cue-number';
import {
  type Cue,
  cueSchema,
  CUES_MAX,
  type Department,
  departmentSchema,
  DEPARTMENTS_MAX,
  STANDARD_DEPARTMENTS,
} from './cue-schema';
import { cueChangeSchema } from './cue-changes';

export const PROPOSALS_MAX = 50;
export const PROPOSER_NAME_MAX = 80;

/** A change that waits while the sheet is locked for the show. */
const proposalSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.maxLength(PROPOSER_NAME_MAX)),
  atMs: timestampSchema,
  change: cueChangeSchema,
});

export const cueSheetSchema = v.object({
  departments: v.pipe(v.array(departmentSchema), v.maxLength(DEPARTMENTS_MAX)),
  /** Cues in the order of the script. */
  cues: v.pipe(v.array(cueSchema), v.maxLength(CUES_MAX)),
  /** Whether the sheet is locked for the show; changes are then proposals. */
  isLocked: v.boolean(),
  proposals: v.pipe(v.array(proposalSchema), v.maxLength(PROPOSALS_MAX)),
});

export type CueSheet = v.InferOutput<typeof cueSheetSchema>;
export type Proposal = v.InferOutput<typeof proposalSchema>;

export const EMPTY_SHEET: CueSheet = {
  departments: [...STANDARD_DEPARTMENTS],
  cues: [],
  isLocked: false,
  proposals: [],
};

/** Returns the sheet of a room; an empty one if the room has none yet. */
export function sheetOf({ cueSheet }: { readonly cueSheet?: CueSheet }): CueSheet {
  return cueSheet ?? EMPTY_SHEET;
}

export function departmentOf(
  { departments }: Pick<CueSheet, 'departments'>,
  id: string,
): Department | undefined {
  return departments.find((department) => department.id === id);
}

/** Returns the name of a cue: «LX 12.5». */
export function cueName({ department, number }: Pick<Cue, 'department' | 'number'>): string {
  return `${department} ${number}`;
}

/** Cues that are called together: one, or several adjacent ones with the same moment id. */
export interface Moment {
  /** The first cue's id. */
  readonly id: string;
  readonly cues: readonly Cue[];
}

/** Returns the moments of a sheet, in its order. */
export function momentsOf(cues: readonly Cue[]): Moment[] {
  const moments: { id: string; cues: Cue[] }[] = [];
  for (const cue of cues) {
    const last = moments.at(-1);
    const isSame = cue.momentId !== undefined && last?.cues[0]?.momentId === cue.momentId;
    if (last && isSame) last.cues.push(cue);
    else moments.push({ id: cue.id, cues: [cue] });
  }
  return moments;
}

/** Returns the ids of cues whose number does not come after the one before in their department. */
export function cuesOutOfOrder(cues: readonly Cue[]): ReadonlySet<string> {
  const last = new Map<string, string>();
  const outOfOrder = new Set<string>();
  for (const { id, department, number } of cues) {
    const before = last.get(department);
    if (before !== undefined && compareCueNumbers(before, number) >= 0) outOfOrder.add(id);
    else last.set(department, number);
  }
  return outOfOrder;
}
