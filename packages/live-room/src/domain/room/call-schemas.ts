import * as v from 'valibot';
import { idSchema, storedTextSchema, timestampSchema } from './basic-schemas';

export const CALL_IDS = ['half', 'quarter', 'five', 'beginners'] as const;
export const CALL_CUSTOMS = ['british', 'american'] as const;
/** More answer buttons than a company has. */
export const ANSWERS_MAX = 60;
export const ANSWER_NAME_MAX = 40;

export const callIdSchema = v.picklist(CALL_IDS);
export const callCustomSchema = v.picklist(CALL_CUSTOMS);
/** Who answered a call. */
export const answerNameSchema = v.pipe(
  v.string(),
  v.check((name) => name.trim() === name && name !== ''),
  v.maxLength(ANSWER_NAME_MAX),
);

/** Calls that a room has beside the four of the custom. */
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

/** What a call of the room's own is: of an interval, of front of house, or any other. */
export const ownCallEntries = {
  name: ownCallNameSchema,
  /** Before the curtain, or before a timer of the sequence. */
  minutesBefore: ownCallMinutesSchema,
  /** Null for the curtain. */
  timerId: v.nullable(idSchema),
  /** A bell or a call in front of house, which viewers do not show. */
  isForHouse: v.boolean(),
};

const ownCallSchema = v.object({ id: idSchema, ...ownCallEntries, message: storedTextSchema });

/** Departments that answer calls. */
export const CALL_DEPARTMENTS_MAX = 24;

export const callDepartmentsSchema = v.pipe(
  v.array(answerNameSchema),
  v.minLength(1),
  v.maxLength(CALL_DEPARTMENTS_MAX),
  v.check((names) => new Set(names).size === names.length),
);

const givenCallSchema = v.object({
  /** One of the four, or the id of a call of the room's own. */
  call: idSchema,
  atMs: timestampSchema,
  /** When it was due as it was given, by the system clock; left out where that was not known, and by earlier releases. */
  dueAtMs: v.exactOptional(timestampSchema),
  answers: v.pipe(
    v.array(v.object({ name: answerNameSchema, atMs: timestampSchema })),
    v.maxLength(ANSWERS_MAX),
  ),
});

/** Of one curtain, all holds together. */
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
  /** When the curtain goes up, by the system clock and not the room's time: calls follow the clock on the wall. */
  curtainAtMs: v.nullable(timestampSchema),
  custom: callCustomSchema,
  /** For how long the curtain is held: `curtainAtMs` has it already. */
  hold: v.exactOptional(
    v.object({ minutes: holdMinutesSchema, reason: v.nullable(holdReasonSchema) }),
  ),
  /** Calls beside the four, in the order in which they were added. */
  own: v.exactOptional(v.pipe(v.array(ownCallSchema), v.maxLength(OWN_CALLS_MAX))),
  /** Who is to answer calls, where a person said it. */
  departments: v.exactOptional(callDepartmentsSchema),
  given: v.pipe(v.array(givenCallSchema), v.maxLength(CALL_IDS.length + OWN_CALLS_MAX)),
});

export type CallId = v.InferOutput<typeof callIdSchema>;
export type CallCustom = v.InferOutput<typeof callCustomSchema>;
export type OwnCall = v.InferOutput<typeof ownCallSchema>;
export type GivenCall = v.InferOutput<typeof givenCallSchema>;
export type Calls = v.InferOutput<typeof callsSchema>;
