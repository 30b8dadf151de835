import * as v from 'valibot';
import { offsetSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { holdMinutesSchema } from './call-schemas';
import { storedTextSchema } from './room-schema';
import { WINDOW_ROLES } from './window-roles';

const timerLineSchema = v.object({
  id: v.string(),
  name: storedTextSchema,
  /** Remaining time before and after the act; below zero for an overrun. */
  beforeMs: offsetSchema,
  afterMs: offsetSchema,
  wasRunning: v.boolean(),
  isRunning: v.boolean(),
});

/**
 * One line of the room's log: an act with those parts of the states before and after it that the
 * report needs.
 */
export const logLineSchema = v.object({
  /** Event id, see `eventIdOf`; further lines of a batch add a number. */
  id: v.string(),
  by: v.string(),
  role: v.picklist(WINDOW_ROLES),
  atMs: timestampSchema,
  // Any string, because a later version may have more kinds of acts.
  type: v.custom<string>((type) => typeof type === 'string'),
  timer: v.nullable(timerLineSchema),
  /** Timer that ended when the next one started. */
  ended: v.exactOptional(timerLineSchema),
  /** Timers that ran until this start. */
  othersEnded: v.exactOptional(v.array(timerLineSchema)),
  /** Text of the act, such as a message, a former name, or the undone act. */
  text: v.nullable(storedTextSchema),
  isOn: v.nullable(v.boolean()),
  /** Length of a hold; its reason is in `text`. */
  minutes: v.exactOptional(holdMinutesSchema),
  /** Name and due time of one of the room's own calls; epoch ms of the system clock. */
  call: v.exactOptional(v.object({ name: storedTextSchema, dueAtMs: v.nullable(timestampSchema) })),
  /** Names of the screens for which a message is meant. */
  to: v.exactOptional(storedTextSchema),
  isUndone: v.boolean(),
});

export type LogLine = v.InferOutput<typeof logLineSchema>;
export type TimerLine = v.InferOutput<typeof timerLineSchema>;

/**
 * Whether a line is its event's only one, or the first of a batch. Its id then equals the event's.
 */
export const isFirstLine = ({ id }: Pick<LogLine, 'id'>): boolean => !id.includes('.');
