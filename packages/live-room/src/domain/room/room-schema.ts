import * as v from 'valibot';
import { MILLIS_PER_HOUR, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../timer/time';
import { callingSchema } from '../calling/calling-schema';
import { cueSheetSchema } from '../cues/cue-sheet';
import { runningSheetSchema } from '../running/running-schema';
import {
  idSchema,
  messageEndSchema,
  minuteOfDaySchema,
  offsetSchema,
  storedTextSchema,
  timestampSchema,
} from './basic-schemas';
import { answerNameSchema, callsSchema } from './call-schemas';
import { screenIdsSchema, screensSchema } from './screen-settings';
import { viewerSettingsSchema } from './viewer-settings';

export {
  idSchema,
  minuteOfDaySchema,
  offsetSchema,
  storedTextSchema,
  timestampSchema,
} from './basic-schemas';

export const TIMERS_MAX = 24;
/** Of a room's own message presets. */
export const PRESETS_MAX = 12;
export const TIMER_NAME_MAX = 40;
export const TIMER_DURATION_MIN_MS = MILLIS_PER_SECOND;
export const TIMER_DURATION_MAX_MS = 24 * MILLIS_PER_HOUR;
export const DEFAULT_WARNING_MS = MILLIS_PER_MINUTE;

const durationSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const timerNameSchema = v.pipe(
  v.string(),
  v.check((name) => name.trim() === name && name !== ''),
  v.maxLength(TIMER_NAME_MAX),
);

export const timerDurationSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(TIMER_DURATION_MIN_MS),
  v.maxValue(TIMER_DURATION_MAX_MS),
);

export const warningSchema = v.pipe(durationSchema, v.maxValue(TIMER_DURATION_MAX_MS));

/** What a timer does. A running one holds the moment of its start, so that nothing is counted per tick. */
const runSchema = v.variant('phase', [
  v.object({ phase: v.literal('idle') }),
  v.object({
    phase: v.literal('running'),
    startedAtMs: timestampSchema,
    /** What had run before this start, up to the last pause. */
    elapsedBeforeMs: durationSchema,
  }),
  v.object({
    phase: v.literal('paused'),
    elapsedMs: durationSchema,
    /** It is over, and not held: see `end` and `stop`. */
    isEnded: v.exactOptional(v.boolean()),
  }),
]);

/** Colours of the rundown, by name: each shows its letter, too. */
export const TIMER_COLORS = ['amber', 'blue', 'green', 'red', 'white'] as const;
export const TIMER_NOTE_MAX = 200;

export const timerColorSchema = v.picklist(TIMER_COLORS);
export const timerNoteSchema = v.pipe(
  v.string(),
  v.check((note) => note.trim() === note && note !== ''),
  v.maxLength(TIMER_NOTE_MAX),
);

/** What the rundown says of a timer. */
const rundownEntries = {
  color: v.exactOptional(timerColorSchema),
  note: v.exactOptional(timerNoteSchema),
  /** When a person means to start it: part of the plan of every evening, and starts nothing. */
  startsAtMinute: v.exactOptional(minuteOfDaySchema),
};

const settingEntries = {
  id: idSchema,
  name: timerNameSchema,
  durationMs: timerDurationSchema,
  /** *Standby* begins when this much remains. */
  warningMs: warningSchema,
  /** At its zero it ends, and the next timer starts. */
  startsNext: v.exactOptional(v.boolean()),
  /** It runs beside the sequence: its start ends no other timer, and no start ends it. */
  isOnItsOwn: v.exactOptional(v.boolean()),
  ...rundownEntries,
};

/** A timer as a rundown brings it. */
export const newTimerSchema = v.object(settingEntries);

const timerSchema = v.object({
  ...settingEntries,
  /** When it starts automatically, once: epoch ms of the system clock, not of the room's time. */
  armedForMs: v.exactOptional(timestampSchema),
  /** Sum of all that +1m and -1m gave and took since the timer was last reset. */
  adjustedMs: offsetSchema,
  run: runSchema,
});

const MESSAGE_SOURCES = ['room', 'question', 'desk'] as const;

/** The oldest messages of a source are removed when more of it arrive; the log keeps them all. */
export const MESSAGES_MAX: Readonly<Record<(typeof MESSAGE_SOURCES)[number], number>> = {
  room: 200,
  question: 100,
  desk: 200,
};

/** What the desk has decided about a question. */
const MODERATIONS = ['accepted', 'hidden'] as const;

const messageSchema = v.object({
  id: idSchema,
  text: storedTextSchema,
  /** `room` was written in the live room, `question` came from the ask page, `desk` is a note that no screen shows. */
  source: v.picklist(MESSAGE_SOURCES),
  atMs: timestampSchema,
  moderation: v.exactOptional(v.picklist(MODERATIONS)),
  /** The screens that it is for; without them it is for all. */
  to: v.exactOptional(screenIdsSchema),
});

const timersSchema = v.pipe(
  v.array(timerSchema),
  v.minLength(1),
  v.maxLength(TIMERS_MAX),
  v.check((timers) => new Set(timers.map(({ id }) => id)).size === timers.length),
);

const stateSchema = v.object({
  showId: v.string(),
  timers: timersSchema,
  /** The timer on air, which viewers show, under the name that version 1 gave it. */
  selectedTimerId: idSchema,
  /** The timer that begins at the curtain time, where a person chose one: see `rundown/curtain.ts`. */
  curtainTimerId: v.exactOptional(idSchema),
  messages: v.array(messageSchema),
  shownMessageId: v.nullable(idSchema),
  /** When the shown message leaves the viewers automatically. Without it a person clears it. */
  shownMessageUntil: v.exactOptional(messageEndSchema),
  /** Messages that this room has saved, to be written by one press. */
  messagePresets: v.exactOptional(v.array(storedTextSchema)),
  /** Message large, clock small. */
  isFocused: v.boolean(),
  flash: v.nullable(v.object({ atMs: timestampSchema })),
  isBlackout: v.boolean(),
  viewer: viewerSettingsSchema,
  /** Who has the show, by name, where that was said. */
  holder: v.exactOptional(answerNameSchema),
  /** What single screens are called, and show in place of what all show. */
  screens: v.exactOptional(screensSchema),
  /** The calls before the performance. */
  calls: v.exactOptional(callsSchema),
  /** The cues of the show. */
  cueSheet: v.exactOptional(cueSheetSchema),
  /** What was called of them. */
  calling: v.exactOptional(callingSchema),
  /** What moves on the stage between the cues. */
  running: v.exactOptional(runningSheetSchema),
  /** The room's time minus the system clock: see `clock-jump.ts`. */
  clockOffsetMs: offsetSchema,
});

export const roomStateSchema = v.pipe(
  stateSchema,
  v.check(({ timers, selectedTimerId }) => timers.some(({ id }) => id === selectedTimerId)),
);

export type NewTimer = v.InferOutput<typeof newTimerSchema>;
export type Timer = v.InferOutput<typeof timerSchema>;
export type { MessageEnd } from './basic-schemas';
export type RoomMessage = v.InferOutput<typeof messageSchema>;
export type TimerColor = v.InferOutput<typeof timerColorSchema>;
/** All that the windows of a room agree on: facts, never figures. */
export type RoomState = v.InferOutput<typeof roomStateSchema>;
