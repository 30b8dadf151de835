import * as v from 'valibot';
import { idSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';

export const STAGE_MOVES_MAX = 400;
export const MOVE_WHAT_MAX = 120;
export const MOVE_PLACE_MAX = 60;
export const MOVE_BY_MAX = 80;

/** Kinds of moves: onto the stage, or off it. */
export const MOVE_KINDS = ['set', 'strike'] as const;

/** Returns the schema of a text that is not empty and has no spaces around it. */
const textSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() === text && text !== ''),
    v.maxLength(max),
  );

/**
 * A move on the stage between two cues, with its object, place and people. Empty cells are absent.
 */
export const stageMoveSchema = v.object({
  id: idSchema,
  kind: v.picklist(MOVE_KINDS),
  what: textSchema(MOVE_WHAT_MAX),
  /** Destination or origin of the object. */
  place: v.exactOptional(textSchema(MOVE_PLACE_MAX)),
  by: v.exactOptional(textSchema(MOVE_BY_MAX)),
  /** Cue after whose GO the move is done; absent for a move before the show. */
  afterCueId: v.exactOptional(idSchema),
  /** Cue before whose GO the move must be done. */
  beforeCueId: v.exactOptional(idSchema),
});

export const runningSheetSchema = v.object({
  moves: v.pipe(v.array(stageMoveSchema), v.maxLength(STAGE_MOVES_MAX)),
  /** Moves that were done in this performance, with their moments in the room's time. */
  done: v.pipe(
    v.array(v.object({ moveId: idSchema, atMs: timestampSchema })),
    v.maxLength(STAGE_MOVES_MAX),
  ),
});

export type StageMove = v.InferOutput<typeof stageMoveSchema>;
export type RunningSheet = v.InferOutput<typeof runningSheetSchema>;

const EMPTY_RUNNING: RunningSheet = { moves: [], done: [] };

/** Returns the running sheet of a room; an empty one if the room has none yet. */
export function runningOf({ running }: { readonly running?: RunningSheet }): RunningSheet {
  return running ?? EMPTY_RUNNING;
}
