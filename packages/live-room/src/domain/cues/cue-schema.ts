import * as v from 'valibot';
import { idSchema, minuteOfDaySchema } from '../room/basic-schemas';
import { parseCueNumber } from './cue-number';

export const CUES_MAX = 2_000;
export const DEPARTMENTS_MAX = 24;
export const CUE_LABEL_MAX = 200;
export const CUE_LINE_MAX = 300;
export const CUE_NOTES_MAX = 500;
/** Of a page and of a scene. */
export const CUE_PLACE_MAX = 20;
export const DEPARTMENT_NAME_MAX = 40;
export const STANDBY_LEAD_MAX_SECONDS = 600;
export const CUE_DELAY_MAX_SECONDS = 3_600;

/** Not empty, without spaces around it. */
const textSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() === text && text !== ''),
    v.maxLength(max),
  );

/** Abbreviation of a department, such as LX: before each of its cues' numbers. */
export const departmentIdSchema = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{0,5}$/));

export const departmentSchema = v.object({
  id: departmentIdSchema,
  /** As it is said: «Lights». */
  name: textSchema(DEPARTMENT_NAME_MAX),
});

export const cueNumberSchema = v.pipe(
  v.string(),
  v.check((number) => parseCueNumber(number) === number),
);

const secondsSchema = (max: number) =>
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(max),
    // One decimal. The remainder of a division by 0.1 is not 0 for most of them.
    v.check((seconds) => Math.round(seconds * 10) / 10 === seconds),
  );

/**
 * What makes a cue go:
 * - `called`: the person on the book;
 * - `visual`: the operator, by sight; it is warned and not called;
 * - `follow`: seconds after the start of the cue before it;
 * - `hang`: seconds after that cue is complete;
 * - `time`: the person on the book, at a time of day at the venue.
 */
export const cueTriggerSchema = v.variant('kind', [
  v.object({ kind: v.literal('called') }),
  v.object({ kind: v.literal('visual') }),
  v.object({ kind: v.literal('follow'), seconds: secondsSchema(CUE_DELAY_MAX_SECONDS) }),
  v.object({ kind: v.literal('hang'), seconds: secondsSchema(CUE_DELAY_MAX_SECONDS) }),
  v.object({ kind: v.literal('time'), minuteOfDay: minuteOfDaySchema }),
]);

export const CUE_TIMER_ACTS = ['go', 'pause', 'end'] as const;

/** What the GO of a cue does to a timer of the room. */
export const cueTimerSchema = v.object({ timerId: idSchema, act: v.picklist(CUE_TIMER_ACTS) });

const label = textSchema(CUE_LABEL_MAX);
/** The words or the action on which the cue goes. */
const cueLine = textSchema(CUE_LINE_MAX);
/** A page, or a scene. */
const place = textSchema(CUE_PLACE_MAX);
const notes = textSchema(CUE_NOTES_MAX);
/** How long before its GO the standby is given. */
const standbyLeadSeconds = secondsSchema(STANDBY_LEAD_MAX_SECONDS);

/** An empty cell is absent. */
export const cueSchema = v.object({
  id: idSchema,
  department: departmentIdSchema,
  number: cueNumberSchema,
  trigger: cueTriggerSchema,
  label: v.exactOptional(label),
  cueLine: v.exactOptional(cueLine),
  page: v.exactOptional(place),
  scene: v.exactOptional(place),
  standbyLeadSeconds: v.exactOptional(standbyLeadSeconds),
  notes: v.exactOptional(notes),
  /** Cues next to each other with the same moment are called together. */
  momentId: v.exactOptional(idSchema),
  timer: v.exactOptional(cueTimerSchema),
  /** The timer whose zero gives the standby of this cue. */
  standbyTimerId: v.exactOptional(idSchema),
});

/** Contents of some cells; null is an empty one. */
export const cueCellsSchema = v.object({
  department: v.exactOptional(departmentIdSchema),
  number: v.exactOptional(cueNumberSchema),
  trigger: v.exactOptional(cueTriggerSchema),
  label: v.exactOptional(v.nullable(label)),
  cueLine: v.exactOptional(v.nullable(cueLine)),
  page: v.exactOptional(v.nullable(place)),
  scene: v.exactOptional(v.nullable(place)),
  standbyLeadSeconds: v.exactOptional(v.nullable(standbyLeadSeconds)),
  notes: v.exactOptional(v.nullable(notes)),
  momentId: v.exactOptional(v.nullable(idSchema)),
  timer: v.exactOptional(v.nullable(cueTimerSchema)),
  standbyTimerId: v.exactOptional(v.nullable(idSchema)),
});

export type Department = v.InferOutput<typeof departmentSchema>;
export type CueTrigger = v.InferOutput<typeof cueTriggerSchema>;
export type Cue = v.InferOutput<typeof cueSchema>;
export type CueCells = v.InferOutput<typeof cueCellsSchema>;
export type CueField = keyof CueCells;

export { STANDARD_DEPARTMENTS } from '@standby/contracts';
