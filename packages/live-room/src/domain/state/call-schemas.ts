import * as v from 'valibot';
import { idSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { storedTextSchema } from './basic-schemas';

export const CALL_IDS = ['half', 'quarter', 'five', 'beginners'] as const;
export const CALL_CUSTOMS = ['british', 'american'] as const;
/** Maximum number of answers to a call, above the size of any company. */
export const ANSWERS_MAX = 60;
export const ANSWER_NAME_MAX = 40;

export const callIdSchema = v.picklist(CALL_IDS);
export const callCustomSchema = v.picklist(CALL_CUSTOMS);
/** Name of the person or department that answered a call. */
export const answerNameSchema = v.pipe(
  v.string(),
  v.check((name) => name.trim() === name && name !== ''),
  v.maxLength(ANSWER_NAME_MAX),
);

/** Maximum number of calls that a room adds to the four of the custom. */
export const OWN_CALLS_MAX = 24;
export const OWN_CALL_NAME_MAX = 30;
export const OWN_CALL_MINUTES_MAX = 120;

const ownCallNameSchema = v.pipe(
  v.string(),
  v.check((name) => name.trim() === name && name !== ''),
  v.maxLength(OWN_CALL_NAME_MAX),
);

const ownCallMinutesSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(OWN_CALL_MINUTES_MAX),
);

/** Fields of a room's own call: for an interval, for front of house, or any other. */
export const ownCallEntries = {
  name: ownCallNameSchema,
  /** Minutes before the curtain, or before a timer of the sequence. */
  minutesBefore: ownCallMinutesSchema,
  /** Timer that the call precedes; null for the curtain. */
  timerId: v.nullable(idSchema),
  /** Whether the call is a bell or a call in front of house, which viewers do not show. */
  isForHouse: v.boolean(),
};

const ownCallSchema = v.object({ id: idSchema, ...ownCallEntries, message: storedTextSchema });

/** Maximum number of departments that answer calls. */
export const CALL_DEPARTMENTS_MAX = 24;

export const callDepartmentsSchema = v.pipe(
  v.array(answerNameSchema),
  v.minLength(1),
  v.maxLength(CALL_DEPARTMENTS_MAX),
  v.check((names) => new Set(names).size === names.length),
);

const givenCallSchema = v.object({
  /** One of the four calls, or the id of one of the room's own. */
  call: idSchema,
  atMs: timestampSchema,
  /**
   * Due time when the call was given, by the system clock; absent if unknown, and from earlier
   * releases.
   */
  dueAtMs: v.exactOptional(timestampSchema),
  answers: v.pipe(
    v.array(v.object({ name: answerNameSchema, atMs: timestampSchema })),
    v.maxLength(ANSWERS_MAX),
  ),
});

/** Maximum minutes of all holds of one curtain together. */
export const HOLD_MAX_MINUTES = 120;
export const HOLD_REASON_MAX = 60;

export const holdMinutesSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(HOLD_MAX_MINUTES),
);
export const holdReasonSchema = v.pipe(
  v.string(),
  v.check((reason) => reason.trim() === reason && reason !== ''),
  v.maxLength(HOLD_REASON_MAX),
);

export const callsSchema = v.object({
  /**
   * Curtain time by the system clock, not the room's time, because calls follow the clock on the
   * wall.
   */
  curtainAtMs: v.nullable(timestampSchema),
  custom: callCustomSchema,
  /** Length of the hold, which `curtainAtMs` already includes. */
  hold: v.exactOptional(
    v.object({ minutes: holdMinutesSchema, reason: v.nullable(holdReasonSchema) }),
  ),
  /** The room's own calls, in the order in which they were added. */
  own: v.exactOptional(v.pipe(v.array(ownCallSchema), v.maxLength(OWN_CALLS_MAX))),
  /** Departments that are to answer calls, if a person has set them. */
  departments: v.exactOptional(callDepartmentsSchema),
  given: v.pipe(v.array(givenCallSchema), v.maxLength(CALL_IDS.length + OWN_CALLS_MAX)),
});

export type CallId = v.InferOutput<typeof callIdSchema>;
export type CallCustom = v.InferOutput<typeof callCustomSchema>;
export type OwnCall = v.InferOutput<typeof ownCallSchema>;
export type GivenCall = v.InferOutput<typeof givenCallSchema>;
export type Calls = v.InferOutput<typeof callsSchema>;
