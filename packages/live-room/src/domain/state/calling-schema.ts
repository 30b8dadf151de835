import * as v from 'valibot';
import { idSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { CUES_MAX } from './cue-schema';
import { houseDesksSchema } from './house-desk-schema';
import { MILLIS_PER_SECOND } from '../time/time';

export const CALLER_NAME_MAX = 80;
export const HOLD_REASON_MAX = 120;
export const HOLDS_MAX = 100;
/**
 * Default minimum in ms between two GOs; a second GO before it counts as an accidental double
 * press.
 */
export const GO_INTERVAL_MS = 300;
const GO_INTERVAL_MAX_MS = 3 * MILLIS_PER_SECOND;
/** Milliseconds without an acknowledgement after which a standby is late. */
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
const callerSchema = v.object({ id: idSchema, name: callerNameSchema });

/** The calls of one cue. All moments are in the room's time. */
const cueCallSchema = v.object({
  cueId: idSchema,
  warnedAtMs: v.exactOptional(timestampSchema),
  standbyAtMs: v.exactOptional(timestampSchema),
  acknowledgedAtMs: v.exactOptional(timestampSchema),
  goAtMs: v.exactOptional(timestampSchema),
  completedAtMs: v.exactOptional(timestampSchema),
  skippedAtMs: v.exactOptional(timestampSchema),
  /** Time at which the desk of its department fired it, on its own or after GO. */
  firedAtMs: v.exactOptional(timestampSchema),
  /** Whether the GO was called in error; the cue may then be called again. */
  isInError: v.exactOptional(v.boolean()),
});

export const callingSchema = v.object({
  /** The caller: the desk on the book; null for none. */
  caller: v.nullable(callerSchema),
  /** The desk that asked for the book, and when. */
  asked: v.exactOptional(v.object({ ...callerSchema.entries, atMs: timestampSchema })),
  /** First cue of the next moment. Absent at the start of the sheet; null at its end. */
  nextCueId: v.exactOptional(v.nullable(idSchema)),
  calls: v.pipe(v.array(cueCallSchema), v.maxLength(CUES_MAX)),
  lastGoAtMs: v.exactOptional(timestampSchema),
  /** Start and reason of the current stop; absent while the show goes on. */
  held: v.exactOptional(
    v.object({ atMs: timestampSchema, reason: v.pipe(v.string(), v.maxLength(HOLD_REASON_MAX)) }),
  ),
  /** Earlier stops that have ended. */
  holds: v.pipe(
    v.array(v.object({ fromMs: timestampSchema, toMs: timestampSchema })),
    v.maxLength(HOLDS_MAX),
  ),
  /** Whether a GO without a standby needs no second press. */
  goesWithoutStandby: v.boolean(),
  /** Minimum in ms between two GOs; absent for the default. */
  goIntervalMs: v.exactOptional(goIntervalSchema),
  /** The lighting and sound desks of the house. */
  houseDesks: v.exactOptional(houseDesksSchema),
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

/**
 * Returns the calling for another performance: without calls, but with the settings of the show.
 */
export function nothingCalled({ goesWithoutStandby, goIntervalMs }: Calling): Calling {
  return {
    ...NO_CALLING,
    goesWithoutStandby,
    ...(goIntervalMs !== undefined && { goIntervalMs }),
  };
}

/** Returns the calling of a room; the empty one where it has not begun. */
export function callingOf({ calling }: { readonly calling?: Calling }): Calling {
  return calling ?? NO_CALLING;
}

/** Returns the minimum in ms between two GOs, a setting of the show. */
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

/** Returns when a cue went; undefined if it has not gone, or in error. */
export function goneAtMs(call: CueCall | undefined): number | undefined {
  return hasGone(call) ? call?.goAtMs : undefined;
}

/** Whether a cue is on standby: its standby was given, and it has neither gone nor been skipped. */
export function isStandingBy(call: CueCall | undefined): boolean {
  return (
    call?.standbyAtMs !== undefined && call.goAtMs === undefined && call.skippedAtMs === undefined
  );
}
