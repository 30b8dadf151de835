import * as v from 'valibot';
import { idSchema, timestampSchema } from '../room/basic-schemas';

export const STAGE_MOVES_MAX = 400;
export const MOVE_WHAT_MAX = 120;
export const MOVE_PLACE_MAX = 60;
export const MOVE_BY_MAX = 80;

/** Onto the stage, or off it. */
export const MOVE_KINDS = ['set', 'strike'] as const;

/** Not empty, without spaces around it. */
const textSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() === text && text !== ''),
    v.maxLength(max),
  );

/** What moves where, by whom, between which cues. An empty cell is absent. */
export const stageMoveSchema = v.object({
  id: idSchema,
  kind: v.picklist(MOVE_KINDS),
  what: textSchema(MOVE_WHAT_MAX),
  /** Where it goes, or where it comes from. */
  place: v.exactOptional(textSchema(MOVE_PLACE_MAX)),
  by: v.exactOptional(textSchema(MOVE_BY_MAX)),
  /** It is done once this cue has gone; without it, before the show. */
  afterCueId: v.exactOptional(idSchema),
  /** And before this one goes. */
  beforeCueId: v.exactOptional(idSchema),
});

export const runningSheetSchema = v.object({
  moves: v.pipe(v.array(stageMoveSchema), v.maxLength(STAGE_MOVES_MAX)),
  /** What was done in this performance, and when, in the room's time. */
  done: v.pipe(
    v.array(v.object({ moveId: idSchema, atMs: timestampSchema })),
    v.maxLength(STAGE_MOVES_MAX),
  ),
});

export type StageMove = v.InferOutput<typeof stageMoveSchema>;
export type RunningSheet = v.InferOutput<typeof runningSheetSchema>;

export const EMPTY_RUNNING: RunningSheet = { moves: [], done: [] };

/** The running sheet of a room, which may have none yet. */
export function runningOf({ running }: { readonly running?: RunningSheet }): RunningSheet {
  return running ?? EMPTY_RUNNING;
}
