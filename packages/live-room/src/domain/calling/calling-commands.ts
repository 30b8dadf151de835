import * as v from 'valibot';
import { idSchema, timestampSchema } from '../room/basic-schemas';
import { callerNameSchema, goIntervalSchema, HOLD_REASON_MAX } from './calling-schema';

/** Cues of one moment. */
export const MOMENT_CUES_MAX = 40;

const cueIds = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(MOMENT_CUES_MAX));
const byCaller = { callerId: idSchema };
const asCaller = { ...byCaller, name: callerNameSchema };

/** The commands that call a show. */
export const callingCommandSchemas = [
  /** Goes on the book, where there is no caller, or the caller did not answer for 10 s, or is cut off for 5 s. */
  v.object({
    type: v.literal('take-book'),
    ...asCaller,
    /** Since when the caller's desk is cut off, in the room's time, as this desk knows it. */
    cutOffSinceMs: v.exactOptional(timestampSchema),
  }),
  v.object({ type: v.literal('ask-for-book'), ...asCaller }),
  /** To the desk that asked for it. */
  v.object({ type: v.literal('hand-book'), ...byCaller }),
  /** The desk that asked does not get it. */
  v.object({ type: v.literal('keep-book'), ...byCaller }),
  v.object({ type: v.literal('leave-book'), ...byCaller }),
  v.object({ type: v.literal('warn-cues'), ...byCaller, cueIds }),
  v.object({ type: v.literal('stand-by-cues'), ...byCaller, cueIds }),
  /** GO, for all called cues of the moment that is next. */
  v.object({
    type: v.literal('go-cues'),
    ...byCaller,
    cueIds,
    /** The caller was asked, as no standby was given. */
    isConfirmed: v.boolean(),
  }),
  v.object({ type: v.literal('skip-cues'), ...byCaller, cueIds }),
  /** The moment that is next; what was called of it and after it may be called again. */
  v.object({ type: v.literal('set-next-cue'), ...byCaller, cueId: idSchema }),
  v.object({ type: v.literal('call-in-error'), ...byCaller, cueIds }),
  /** The show stops. */
  v.object({
    type: v.literal('stop-show'),
    ...byCaller,
    reason: v.pipe(v.string(), v.maxLength(HOLD_REASON_MAX)),
  }),
  v.object({ type: v.literal('resume-show'), ...byCaller }),
  v.object({ type: v.literal('set-go-without-standby'), isOn: v.boolean() }),
  v.object({ type: v.literal('set-go-interval'), intervalMs: goIntervalSchema }),
  /** An operator answers a standby. */
  v.object({ type: v.literal('acknowledge-cues'), cueIds }),
  /** A department has done its cues. */
  v.object({ type: v.literal('complete-cues'), cueIds }),
  /** Done by no person: a follow or a hang, at this event's moment. */
  v.object({ type: v.literal('fire-cue'), cueId: idSchema, afterCueId: idSchema }),
  /** Done by no person: the timer reached zero that gives the standby of a cue. */
  v.object({ type: v.literal('stand-by-at-zero'), cueId: idSchema, timerId: idSchema }),
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
