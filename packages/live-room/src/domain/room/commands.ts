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

/** What -1m and +1m add or take. */
export const ADJUST_STEP_MS = MILLIS_PER_MINUTE;

const ofTimer = { timerId: idSchema };
const ofScreens = { screenIds: screenIdsSchema };

/** Everything that can be done to a room. Whether it may be done is in `rules.ts`. */
export const commandSchema = v.variant('type', [
  v.object({ type: v.literal('play'), ...ofTimer }),
  v.object({ type: v.literal('pause'), ...ofTimer }),
  /** Back to the full duration, not running. */
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
  /** Starts a timer: of the sequence, it goes on air, and what runs before it ends. */
  v.object({
    type: v.literal('go'),
    ...ofTimer,
    /** From its full time, also where it runs or ran. */
    isRepeat: v.boolean(),
  }),
  /** It is over. If it is on air, the next one of the sequence comes on air, and waits. */
  v.object({ type: v.literal('end'), ...ofTimer }),
  /** It is over, and stays on air where it is. */
  v.object({ type: v.literal('stop'), ...ofTimer }),
  /** Puts a timer on air as it is. The name is from when all desks had one selection. */
  v.object({ type: v.literal('select'), ...ofTimer }),
  /** Whether a timer runs on its own, beside the sequence. */
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
  /** Done by no person: the timer before it reached zero, at this event's moment. */
  v.object({ type: v.literal('start-next'), ...ofTimer, afterTimerId: idSchema }),
  /** The moment at which a timer starts automatically, epoch ms of the system clock; null for none. */
  v.object({
    type: v.literal('arm-timer'),
    ...ofTimer,
    armedForMs: v.nullable(timestampSchema),
  }),
  /** Done by no person: the moment that a timer is armed for has come. */
  v.object({ type: v.literal('start-armed'), ...ofTimer, armedForMs: timestampSchema }),
  /** To the place before another timer, or to the end. */
  v.object({ type: v.literal('move-timer'), ...ofTimer, beforeTimerId: v.nullable(idSchema) }),
  v.object({ type: v.literal('remove-timer'), ...ofTimer }),
  v.object({
    type: v.literal('send-message'),
    messageId: idSchema,
    text: messageTextSchema,
    /** The screens that it is for; without them it is for all. */
    to: v.exactOptional(screenIdsSchema),
  }),
  /** A note between desks, which no screen shows. */
  v.object({ type: v.literal('send-desk-note'), messageId: idSchema, text: messageTextSchema }),
  /** A question from the ask page. */
  v.object({ type: v.literal('ask'), messageId: idSchema, text: messageTextSchema }),
  /** Marks a question as one that may be shown, also one that was hidden. */
  v.object({ type: v.literal('accept-question'), messageId: idSchema }),
  /** Puts a question aside. It stays, and can be accepted later. */
  v.object({ type: v.literal('hide-question'), messageId: idSchema }),
  v.object({ type: v.literal('remove-message'), messageId: idSchema }),
  v.object({
    type: v.literal('show-message'),
    messageId: idSchema,
    until: v.exactOptional(messageExpirySchema),
  }),
  /** Done by no person: the time of the shown message is over, at this event's moment. */
  v.object({ type: v.literal('expire-message'), messageId: idSchema }),
  /** Saves a message, to be written again by one press. */
  v.object({ type: v.literal('add-preset'), text: messageTextSchema }),
  v.object({ type: v.literal('remove-preset'), text: messageTextSchema }),
  /** Takes the shown message off the viewers. */
  v.object({ type: v.literal('clear-message') }),
  v.object({ type: v.literal('focus'), isOn: v.boolean() }),
  v.object({ type: v.literal('flash') }),
  v.object({ type: v.literal('blackout'), isOn: v.boolean() }),
  /** The curtain time that the calls count from, by the system clock, and how they are named. */
  v.object({
    type: v.literal('set-curtain'),
    curtainAtMs: timestampSchema,
    custom: callCustomSchema,
  }),
  /** The curtain waits for this long. Holds add up. */
  v.object({
    type: v.literal('hold'),
    minutes: holdMinutesSchema,
    reason: v.nullable(holdReasonSchema),
  }),
  /** The timer that begins at the curtain time. */
  v.object({ type: v.literal('set-curtain-timer'), ...ofTimer }),
  /** Gives a call: the viewers show it as a message. */
  v.object({
    type: v.literal('give-call'),
    call: callIdSchema,
    messageId: idSchema,
    text: messageTextSchema,
  }),
  /** Thank you: a person heard the call. */
  v.object({ type: v.literal('answer-call'), call: callIdSchema, name: answerNameSchema }),
  /** Adds a call to the four, or changes one that was added. */
  v.object({
    type: v.literal('set-own-call'),
    call: idSchema,
    ...ownCallEntries,
    message: messageTextSchema,
  }),
  v.object({ type: v.literal('remove-own-call'), call: idSchema }),
  /** Gives a call of the room's own: the viewers show it, unless it is one of front of house. */
  v.object({
    type: v.literal('give-own-call'),
    call: idSchema,
    messageId: idSchema,
    text: messageTextSchema,
  }),
  v.object({ type: v.literal('answer-own-call'), call: idSchema, name: answerNameSchema }),
  /** Who is to answer calls. */
  v.object({ type: v.literal('set-call-departments'), departments: callDepartmentsSchema }),
  /** What the rundown says of a timer; null for nothing. */
  v.object({
    type: v.literal('set-rundown'),
    ...ofTimer,
    color: v.nullable(timerColorSchema),
    note: v.nullable(timerNoteSchema),
    startsAtMinute: v.nullable(minuteOfDaySchema),
  }),
  /** Adds timers after those that there are, or in the place of all that do not run. */
  v.object({
    type: v.literal('import-timers'),
    timers: v.pipe(v.array(newTimerSchema), v.minLength(1), v.maxLength(TIMERS_MAX)),
    isReplacing: v.boolean(),
  }),
  /** How a screen is called, and in which group it is; null for none. */
  v.object({
    type: v.literal('name-screen'),
    screenId: idSchema,
    name: v.nullable(screenNameSchema),
    group: v.nullable(screenNameSchema),
  }),
  /** What screens show in place of what is on air; null for that again. */
  v.object({ type: v.literal('assign-timer'), ...ofScreens, timerId: v.nullable(idSchema) }),
  v.object({ type: v.literal('blackout-screens'), ...ofScreens, isOn: v.boolean() }),
  v.object({ type: v.literal('dim-screens'), ...ofScreens, brightness: brightnessSchema }),
  /** What screens show beside the figure in place of what all viewers do; null for that again. */
  v.object({
    type: v.literal('choose-screen-parts'),
    ...ofScreens,
    parts: v.nullable(screenPartsSchema),
  }),
  /** What screens show in place of the room's message; null for that again. */
  v.object({
    type: v.literal('message-screens'),
    ...ofScreens,
    messageId: v.nullable(idSchema),
    until: v.exactOptional(messageExpirySchema),
  }),
  /** Says who has the show from here on. The other desks can still act. */
  v.object({ type: v.literal('take-show'), name: answerNameSchema }),
  v.object({ type: v.literal('customize'), viewer: viewerChangeSchema }),
  /** The report starts again from here: another performance. Up to `end-performance` nothing else did. */
  v.object({ type: v.literal('begin-report') }),
  /** The performance is over: its log ends here, and the room is as it was before the first start. */
  v.object({ type: v.literal('end-performance') }),
  /** Something for the report, which no screen shows. */
  v.object({
    type: v.literal('write-note'),
    department: noteDepartmentSchema,
    text: noteTextSchema,
    /** When it was begun: the moment that it is about. */
    begunAtMs: timestampSchema,
  }),
  /** The system clock was changed, and this keeps the room's time where it was. */
  v.object({ type: v.literal('set-clock'), offsetMs: offsetSchema }),
  ...sheetCommandSchemas,
  ...callingCommandSchemas,
  ...runningCommandSchemas,
]);

export type Command = v.InferOutput<typeof commandSchema>;
export type CommandType = Command['type'];
/** Of the room itself, without cue sheet, calling and running sheet. */
export type RoomCommandType = Exclude<
  CommandType,
  SheetCommandType | CallingCommandType | RunningCommandType
>;
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
