import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { minuteOfDaySchema } from './basic-schemas';
import { parseCueNumber } from './cue-number';

export const CUES_MAX = 2_000;
export const DEPARTMENTS_MAX = 24;
export const CUE_LABEL_MAX = 200;
export const CUE_LINE_MAX = 300;
export const CUE_NOTES_MAX = 500;
/** Maximum number of characters in a page and in a scene. */
export const CUE_PLACE_MAX = 20;
export const DEPARTMENT_NAME_MAX = 40;
export const STANDBY_LEAD_MAX_SECONDS = 600;
export const CUE_DELAY_MAX_SECONDS = 3_600;

/** Returns the schema of a text that is not empty and has no spaces around it. */
const textSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() === text && text !== ''),
    v.maxLength(max),
  );

/**
 * Abbreviation of a department, such as LX. It stands before the numbers of the department's cues.
 */
export const departmentIdSchema = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{0,5}$/));

export const departmentSchema = v.object({
  id: departmentIdSchema,
  /** Full name of the department: «Lights». */
  name: textSchema(DEPARTMENT_NAME_MAX),
});

const cueNumberSchema = v.pipe(
  v.string(),
  v.check((number) => parseCueNumber(number) === number),
);

const secondsSchema = (max: number) =>
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(max),
    // At most one decimal. A remainder of a division by 0.1 cannot test this: it is rarely exactly 0.
    v.check((seconds) => Math.round(seconds * 10) / 10 === seconds),
  );

/**
 * Trigger of a cue:
 * - `called`: the person on the book calls it;
 * - `visual`: the operator takes it by sight; it is warned but not called;
 * - `follow`: it goes some seconds after the GO of the cue before it;
 * - `hang`: it goes some seconds after that cue is complete;
 * - `time`: the person on the book calls it at a time of day at the venue.
 */
export const cueTriggerSchema = v.variant('kind', [
  v.object({ kind: v.literal('called') }),
  v.object({ kind: v.literal('visual') }),
  v.object({ kind: v.literal('follow'), seconds: secondsSchema(CUE_DELAY_MAX_SECONDS) }),
  v.object({ kind: v.literal('hang'), seconds: secondsSchema(CUE_DELAY_MAX_SECONDS) }),
  v.object({ kind: v.literal('time'), minuteOfDay: minuteOfDaySchema }),
]);

const CUE_TIMER_ACTS = ['go', 'pause', 'end'] as const;

/** Effect of a cue's GO on a timer of the room. */
const cueTimerSchema = v.object({ timerId: idSchema, act: v.picklist(CUE_TIMER_ACTS) });

const label = textSchema(CUE_LABEL_MAX);
/** The words or the action on which the cue goes. */
const cueLine = textSchema(CUE_LINE_MAX);
/** A page, or a scene. */
const place = textSchema(CUE_PLACE_MAX);
const notes = textSchema(CUE_NOTES_MAX);
/** Seconds from the standby of a cue to its GO. */
const standbyLeadSeconds = secondsSchema(STANDBY_LEAD_MAX_SECONDS);

/** A cue of the sheet; its empty cells are absent. */
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
  /** Id shared by adjacent cues that are called together. */
  momentId: v.exactOptional(idSchema),
  timer: v.exactOptional(cueTimerSchema),
  /** Timer whose zero gives the standby of this cue. */
  standbyTimerId: v.exactOptional(idSchema),
});

/** Contents of some cells; null stands for an empty cell. */
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

export { STANDARD_DEPARTMENTS } from '@standby/contracts/departments';
