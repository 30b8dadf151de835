import * as v from 'valibot';
import { houseDeskCommandSchemas } from '../house-desks/house-desk-schema';
import { idSchema, timestampSchema } from '../room/basic-schemas';
import { callerNameSchema, goIntervalSchema, HOLD_REASON_MAX } from './calling-schema';

/** Maximum number of cues in one moment. */
export const MOMENT_CUES_MAX = 40;

const cueIds = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(MOMENT_CUES_MAX));
const byCaller = { callerId: idSchema };
const asCaller = { ...byCaller, name: callerNameSchema };

/** The commands that call a show. */
export const callingCommandSchemas = [
  /** Goes on the book if the caller is absent, silent for 10 s when asked, or cut off for 5 s. */
  v.object({
    type: v.literal('take-book'),
    ...asCaller,
    /** Since when this desk knows the caller's desk to be cut off, in the room's time. */
    cutOffSinceMs: v.exactOptional(timestampSchema),
  }),
  v.object({ type: v.literal('ask-for-book'), ...asCaller }),
  /** Hands the book to the desk that asked for it. */
  v.object({ type: v.literal('hand-book'), ...byCaller }),
  /** Refuses the book to the desk that asked for it. */
  v.object({ type: v.literal('keep-book'), ...byCaller }),
  v.object({ type: v.literal('leave-book'), ...byCaller }),
  v.object({ type: v.literal('warn-cues'), ...byCaller, cueIds }),
  v.object({ type: v.literal('stand-by-cues'), ...byCaller, cueIds }),
  /** GO for all called cues of the next moment. */
  v.object({
    type: v.literal('go-cues'),
    ...byCaller,
    cueIds,
    /** Whether the caller confirmed a GO without a standby. */
    isConfirmed: v.boolean(),
  }),
  v.object({ type: v.literal('skip-cues'), ...byCaller, cueIds }),
  /** Makes a moment the next one. Its cues and all later ones may be called again. */
  v.object({ type: v.literal('set-next-cue'), ...byCaller, cueId: idSchema }),
  v.object({ type: v.literal('call-in-error'), ...byCaller, cueIds }),
  /** Stops the show. */
  v.object({
    type: v.literal('stop-show'),
    ...byCaller,
    reason: v.pipe(v.string(), v.maxLength(HOLD_REASON_MAX)),
  }),
  v.object({ type: v.literal('resume-show'), ...byCaller }),
  v.object({ type: v.literal('set-go-without-standby'), isOn: v.boolean() }),
  v.object({ type: v.literal('set-go-interval'), intervalMs: goIntervalSchema }),
  /** An operator acknowledges a standby. */
  v.object({ type: v.literal('acknowledge-cues'), cueIds }),
  /** A department reports its cues complete. */
  v.object({ type: v.literal('complete-cues'), cueIds }),
  /** Fires a follow or a hang automatically, at this event's moment. */
  v.object({ type: v.literal('fire-cue'), cueId: idSchema, afterCueId: idSchema }),
  /** Gives a cue's standby automatically, when the timer that it waits for reaches zero. */
  v.object({ type: v.literal('stand-by-at-zero'), cueId: idSchema, timerId: idSchema }),
  ...houseDeskCommandSchemas,
] as const;

export const callingCommandSchema = v.variant('type', callingCommandSchemas);

export type CallingCommand = v.InferOutput<typeof callingCommandSchema>;
export type CallingCommandType = CallingCommand['type'];

const TYPES: ReadonlySet<string> = new Set(
  callingCommandSchemas.map(({ entries }) => entries.type.literal),
);

export function isCallingType(type: string): type is CallingCommandType {
  return TYPES.has(type);
}

export function isCallingCommand<T extends { readonly type: string }>(
  command: T,
): command is Extract<T, { type: CallingCommandType }> {
  return TYPES.has(command.type);
}
