import * as v from 'valibot';
import { CUES_MAX } from '../cues/cue-schema';
import { idSchema, timestampSchema } from '../room/basic-schemas';
import { MILLIS_PER_SECOND } from '../timer/time';

export const CALLER_NAME_MAX = 80;
export const HOLD_REASON_MAX = 120;
export const HOLDS_MAX = 100;
/** Milliseconds between two GOs where a show has no other: a second GO before is a finger that trembled. */
export const GO_INTERVAL_MS = 300;
export const GO_INTERVAL_MAX_MS = 3 * MILLIS_PER_SECOND;
/** A standby without an answer for so long is late. */
export const ANSWER_LATE_MS = 5 * MILLIS_PER_SECOND;

export const callerNameSchema = v.pipe(
  v.string(),
  v.check((name) => name.trim() === name && name !== ''),
  v.maxLength(CALLER_NAME_MAX),
);

export const goIntervalSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(GO_INTERVAL_MS),
  v.maxValue(GO_INTERVAL_MAX_MS),
);

/** A desk on the book. The id is the tab's own, and outlives a reload. */
export const callerSchema = v.object({ id: idSchema, name: callerNameSchema });

/** What was called of one cue. All moments are of the room's time. */
export const cueCallSchema = v.object({
  cueId: idSchema,
  warnedAtMs: v.exactOptional(timestampSchema),
  standbyAtMs: v.exactOptional(timestampSchema),
  acknowledgedAtMs: v.exactOptional(timestampSchema),
  goAtMs: v.exactOptional(timestampSchema),
  completedAtMs: v.exactOptional(timestampSchema),
  skippedAtMs: v.exactOptional(timestampSchema),
  /** Its GO was called in error: it may be called again. */
  isInError: v.exactOptional(v.boolean()),
});

export const callingSchema = v.object({
  /** Who is on the book. */
  caller: v.nullable(callerSchema),
  /** Who asked for the book, and when. */
  asked: v.exactOptional(v.object({ ...callerSchema.entries, atMs: timestampSchema })),
  /** First cue of the moment that is next. Absent: the first one of the sheet. Null: the end of the sheet. */
  nextCueId: v.exactOptional(v.nullable(idSchema)),
  calls: v.pipe(v.array(cueCallSchema), v.maxLength(CUES_MAX)),
  lastGoAtMs: v.exactOptional(timestampSchema),
  /** The show stops since then. */
  held: v.exactOptional(
    v.object({ atMs: timestampSchema, reason: v.pipe(v.string(), v.maxLength(HOLD_REASON_MAX)) }),
  ),
  /** When it stopped before. */
  holds: v.pipe(
    v.array(v.object({ fromMs: timestampSchema, toMs: timestampSchema })),
    v.maxLength(HOLDS_MAX),
  ),
  /** Whether a GO without a standby needs no second press. */
  goesWithoutStandby: v.boolean(),
  /** Milliseconds between two GOs at least; absent where they are the usual ones. */
  goIntervalMs: v.exactOptional(goIntervalSchema),
});

export type Caller = v.InferOutput<typeof callerSchema>;
export type CueCall = v.InferOutput<typeof cueCallSchema>;
export type Calling = v.InferOutput<typeof callingSchema>;

export const NO_CALLING: Calling = {
  caller: null,
  calls: [],
  holds: [],
  goesWithoutStandby: false,
};

/** The calling of another performance: nothing was called, and the settings of the show stay. */
export function nothingCalled({ goesWithoutStandby, goIntervalMs }: Calling): Calling {
  return {
    ...NO_CALLING,
    goesWithoutStandby,
    ...(goIntervalMs !== undefined && { goIntervalMs }),
  };
}

/** The calling of a room that may not have begun yet. */
export function callingOf({ calling }: { readonly calling?: Calling }): Calling {
  return calling ?? NO_CALLING;
}

/** Milliseconds between two GOs at least: a setting of the show. */
export function goIntervalOf({ goIntervalMs = GO_INTERVAL_MS }: Calling): number {
  return goIntervalMs;
}

export function callOf({ calls }: Pick<Calling, 'calls'>, cueId: string): CueCall | undefined {
  return calls.find((call) => call.cueId === cueId);
}

/** Whether a cue has gone, and not in error. */
export function hasGone(call: CueCall | undefined): boolean {
  return call?.goAtMs !== undefined && call.isInError !== true;
}

/** Whether an operator was given the standby of a cue that has not gone yet. */
export function isStandingBy(call: CueCall | undefined): boolean {
  return (
    call?.standbyAtMs !== undefined && call.goAtMs === undefined && call.skippedAtMs === undefined
  );
}
