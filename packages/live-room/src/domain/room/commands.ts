import * as v from 'valibot';
import { callingCommandSchemas, type CallingCommandType } from '../calling/calling-commands';
import { sheetCommandSchemas, type SheetCommandType } from '../cues/sheet-commands';
import { runningCommandSchemas, type RunningCommandType } from '../running/running-commands';
import { MILLIS_PER_MINUTE } from '../timer/time';
import { messageExpirySchema } from './message-expiry';
import { messageTextSchema } from './messages';
import { noteDepartmentSchema, noteTextSchema } from './notes';
import {
  answerNameSchema,
  callDepartmentsSchema,
  ownCallEntries,
  callCustomSchema,
  callIdSchema,
  holdMinutesSchema,
  holdReasonSchema,
} from './call-schemas';
import {
  idSchema,
  minuteOfDaySchema,
  newTimerSchema,
  offsetSchema,
  TIMER_DURATION_MAX_MS,
  timerColorSchema,
  timerDurationSchema,
  timerNameSchema,
  timerNoteSchema,
  TIMERS_MAX,
  timestampSchema,
  warningSchema,
} from './room-schema';
import {
  brightnessSchema,
  screenIdsSchema,
  screenNameSchema,
  screenPartsSchema,
} from './screen-settings';
import { viewerChangeSchema } from './viewer-settings';

/** Milliseconds that -1m and +1m take or add. */
export const ADJUST_STEP_MS = MILLIS_PER_MINUTE;

const ofTimer = { timerId: idSchema };
const ofScreens = { screenIds: screenIdsSchema };

/** All commands that can change a room. The rules for them are in `rules.ts`. */
export const commandSchema = v.variant('type', [
  v.object({ type: v.literal('play'), ...ofTimer }),
  v.object({ type: v.literal('pause'), ...ofTimer }),
  /** Resets a timer to its full duration, not running. */
  v.object({ type: v.literal('reset'), ...ofTimer }),
  v.object({
    type: v.literal('adjust'),
    ...ofTimer,
    byMs: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(-TIMER_DURATION_MAX_MS),
      v.maxValue(TIMER_DURATION_MAX_MS),
    ),
  }),
  /** Starts a timer. A timer of the sequence goes on air, and the one that ran before it ends. */
  v.object({
    type: v.literal('go'),
    ...ofTimer,
    /** Whether the timer starts from its full time, even if it runs or ran. */
    isRepeat: v.boolean(),
  }),
  /** Ends a timer. If it is on air, the next one of the sequence comes on air, and waits. */
  v.object({ type: v.literal('end'), ...ofTimer }),
  /** Ends a timer, which stays on air if it was. */
  v.object({ type: v.literal('stop'), ...ofTimer }),
  /**
   * Puts a timer on air as it is. The name dates from releases in which all desks shared one
   * selection.
   */
  v.object({ type: v.literal('select'), ...ofTimer }),
  /** Sets whether a timer runs on its own, beside the sequence. */
  v.object({ type: v.literal('set-on-its-own'), ...ofTimer, isOn: v.boolean() }),
  v.object({
    type: v.literal('add-timer'),
    ...ofTimer,
    name: timerNameSchema,
    durationMs: timerDurationSchema,
    warningMs: warningSchema,
  }),
  v.object({ type: v.literal('rename-timer'), ...ofTimer, name: timerNameSchema }),
  v.object({
    type: v.literal('set-timer'),
    ...ofTimer,
    durationMs: timerDurationSchema,
    warningMs: warningSchema,
  }),
  v.object({ type: v.literal('set-auto-start'), ...ofTimer, isOn: v.boolean() }),
  /**
   * Starts a timer automatically, at the zero of the one before it, which is this event's moment.
   */
  v.object({ type: v.literal('start-next'), ...ofTimer, afterTimerId: idSchema }),
  /** Sets the moment of a timer's automatic start, epoch ms of the system clock; null for none. */
  v.object({
    type: v.literal('arm-timer'),
    ...ofTimer,
    armedForMs: v.nullable(timestampSchema),
  }),
  /** Starts a timer automatically at the moment for which it is armed. */
  v.object({ type: v.literal('start-armed'), ...ofTimer, armedForMs: timestampSchema }),
  /** Moves a timer to the place before another one; null means to the end. */
  v.object({ type: v.literal('move-timer'), ...ofTimer, beforeTimerId: v.nullable(idSchema) }),
  v.object({ type: v.literal('remove-timer'), ...ofTimer }),
  v.object({
    type: v.literal('send-message'),
    messageId: idSchema,
    text: messageTextSchema,
    /** Screens for which the message is meant; absent for all. */
    to: v.exactOptional(screenIdsSchema),
  }),
  /** Sends a note between desks, which no screen shows. */
  v.object({ type: v.literal('send-desk-note'), messageId: idSchema, text: messageTextSchema }),
  /** Sends a question from the ask page. */
  v.object({ type: v.literal('ask'), messageId: idSchema, text: messageTextSchema }),
  /** Accepts a question, which may then be shown, even if it was hidden before. */
  v.object({ type: v.literal('accept-question'), messageId: idSchema }),
  /** Hides a question. It stays in the list, and can be accepted later. */
  v.object({ type: v.literal('hide-question'), messageId: idSchema }),
  v.object({ type: v.literal('remove-message'), messageId: idSchema }),
  v.object({
    type: v.literal('show-message'),
    messageId: idSchema,
    until: v.exactOptional(messageExpirySchema),
  }),
  /** Clears the shown message automatically when its time is over, at this event's moment. */
  v.object({ type: v.literal('expire-message'), messageId: idSchema }),
  /** Saves a message that can then be written again by one press. */
  v.object({ type: v.literal('add-preset'), text: messageTextSchema }),
  v.object({ type: v.literal('remove-preset'), text: messageTextSchema }),
  /** Takes the shown message off the viewers. */
  v.object({ type: v.literal('clear-message') }),
  v.object({ type: v.literal('focus'), isOn: v.boolean() }),
  v.object({ type: v.literal('flash') }),
  v.object({ type: v.literal('blackout'), isOn: v.boolean() }),
  /** Sets the curtain time for the calls, by the system clock, and their custom. */
  v.object({
    type: v.literal('set-curtain'),
    curtainAtMs: timestampSchema,
    custom: callCustomSchema,
  }),
  /** Holds the curtain for some minutes. Holds add up. */
  v.object({
    type: v.literal('hold'),
    minutes: holdMinutesSchema,
    reason: v.nullable(holdReasonSchema),
  }),
  /** Sets the timer that begins at the curtain time. */
  v.object({ type: v.literal('set-curtain-timer'), ...ofTimer }),
  /** Gives a call, which the viewers show as a message. */
  v.object({
    type: v.literal('give-call'),
    call: callIdSchema,
    messageId: idSchema,
    text: messageTextSchema,
  }),
  /** Answers a call with a thank-you: a person has heard it. */
  v.object({ type: v.literal('answer-call'), call: callIdSchema, name: answerNameSchema }),
  /** Adds a call to the four, or changes one of the room's own. */
  v.object({
    type: v.literal('set-own-call'),
    call: idSchema,
    ...ownCallEntries,
    message: messageTextSchema,
  }),
  v.object({ type: v.literal('remove-own-call'), call: idSchema }),
  /** Gives one of the room's own calls. The viewers show it, unless it is for front of house. */
  v.object({
    type: v.literal('give-own-call'),
    call: idSchema,
    messageId: idSchema,
    text: messageTextSchema,
  }),
  v.object({ type: v.literal('answer-own-call'), call: idSchema, name: answerNameSchema }),
  /** Sets the departments that are to answer calls. */
  v.object({ type: v.literal('set-call-departments'), departments: callDepartmentsSchema }),
  /** Sets the rundown fields of a timer; null clears a field. */
  v.object({
    type: v.literal('set-rundown'),
    ...ofTimer,
    color: v.nullable(timerColorSchema),
    note: v.nullable(timerNoteSchema),
    startsAtMinute: v.nullable(minuteOfDaySchema),
  }),
  /** Adds timers after the present ones, or in place of all that do not run. */
  v.object({
    type: v.literal('import-timers'),
    timers: v.pipe(v.array(newTimerSchema), v.minLength(1), v.maxLength(TIMERS_MAX)),
    isReplacing: v.boolean(),
  }),
  /** Sets the name and the group of a screen; null for none. */
  v.object({
    type: v.literal('name-screen'),
    screenId: idSchema,
    name: v.nullable(screenNameSchema),
    group: v.nullable(screenNameSchema),
  }),
  /** Makes screens show a timer of their own instead of the one on air; null ends this. */
  v.object({ type: v.literal('assign-timer'), ...ofScreens, timerId: v.nullable(idSchema) }),
  v.object({ type: v.literal('blackout-screens'), ...ofScreens, isOn: v.boolean() }),
  v.object({ type: v.literal('dim-screens'), ...ofScreens, brightness: brightnessSchema }),
  /** Makes screens show parts of their own beside the figure; null returns to the room's parts. */
  v.object({
    type: v.literal('choose-screen-parts'),
    ...ofScreens,
    parts: v.nullable(screenPartsSchema),
  }),
  /** Makes screens show a message of their own instead of the room's; null ends this. */
  v.object({
    type: v.literal('message-screens'),
    ...ofScreens,
    messageId: v.nullable(idSchema),
    until: v.exactOptional(messageExpirySchema),
  }),
  /** Names the person who has the show from now on. The other desks can still act. */
  v.object({ type: v.literal('take-show'), name: answerNameSchema }),
  v.object({ type: v.literal('customize'), viewer: viewerChangeSchema }),
  /**
   * Starts a new report for another performance. Older releases have only this act, without
   * `end-performance`.
   */
  v.object({ type: v.literal('begin-report') }),
  /**
   * Ends the performance. Its log ends here, and the room returns to its state before the first
   * start.
   */
  v.object({ type: v.literal('end-performance') }),
  /** Writes a note for the report, which no screen shows. */
  v.object({
    type: v.literal('write-note'),
    department: noteDepartmentSchema,
    text: noteTextSchema,
    /** Moment at which the note was begun; the note refers to this moment. */
    begunAtMs: timestampSchema,
  }),
  /** Keeps the room's time unchanged after the system clock was set. */
  v.object({ type: v.literal('set-clock'), offsetMs: offsetSchema }),
  ...sheetCommandSchemas,
  ...callingCommandSchemas,
  ...runningCommandSchemas,
]);

export type Command = v.InferOutput<typeof commandSchema>;
export type CommandType = Command['type'];
/** Commands of the room itself, excluding cue sheet, calling and running sheet. */
export type RoomCommandType = Exclude<
  CommandType,
  SheetCommandType | CallingCommandType | RunningCommandType
>;
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
