import * as v from 'valibot';
import { MILLIS_PER_HOUR, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../timer/time';

export const TIMERS_MAX = 24;
/** Of a room's own message presets. */
export const PRESETS_MAX = 12;
export const TIMER_NAME_MAX = 40;
export const TIMER_DURATION_MIN_MS = MILLIS_PER_SECOND;
export const TIMER_DURATION_MAX_MS = 24 * MILLIS_PER_HOUR;
export const DEFAULT_WARNING_MS = MILLIS_PER_MINUTE;

/** Ids are sent between windows and are parts of other ids, so their characters are few. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** A hundred thousand years: a timestamp so far off that is shifted as far is still a date. */
const TIMESTAMP_MAX_MS = 4e15;

const boundedMsSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-TIMESTAMP_MAX_MS),
  v.maxValue(TIMESTAMP_MAX_MS),
);

/** A timestamp of the room's time, epoch ms: see `clock-jump.ts`. */
export const timestampSchema = boundedMsSchema;

/** A difference in milliseconds, either way. */
export const offsetSchema = boundedMsSchema;

export const durationSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

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
  v.object({ phase: v.literal('paused'), elapsedMs: durationSchema }),
]);

/** Colours of the rundown, by name: each shows its letter, too. */
export const TIMER_COLORS = ['amber', 'blue', 'green', 'red', 'white'] as const;
export const TIMER_NOTE_MAX = 200;
const MINUTE_OF_DAY_MAX = 24 * 60 - 1;

export const timerColorSchema = v.picklist(TIMER_COLORS);
export const timerNoteSchema = v.pipe(
  v.string(),
  v.check((note) => note.trim() === note && note !== ''),
  v.maxLength(TIMER_NOTE_MAX),
);
/** A time of day at the venue, in minutes after midnight. */
export const minuteOfDaySchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(MINUTE_OF_DAY_MAX),
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
  ...rundownEntries,
};

/** A timer as a rundown brings it. */
export const newTimerSchema = v.object(settingEntries);

const timerSchema = v.object({
  ...settingEntries,
  /** When it starts by itself, once: epoch ms of the system clock, not of the room's time. */
  armedForMs: v.exactOptional(timestampSchema),
  /** Sum of all that +1m and -1m gave and took since the timer was last reset. */
  adjustedMs: offsetSchema,
  run: runSchema,
});

export const MESSAGE_SOURCES = ['room', 'question'] as const;

/** The oldest messages of a source are removed when more of it arrive; the log keeps them all. */
export const MESSAGES_MAX: Readonly<Record<(typeof MESSAGE_SOURCES)[number], number>> = {
  room: 200,
  question: 100,
};

/** In characters. What people write is far shorter: longer ones no version has made. */
const TEXT_MAX = 10_000;
/** A text of the room as it is stored. */
export const storedTextSchema = v.pipe(v.string(), v.maxLength(TEXT_MAX));

/** What the desk has decided about a question. */
export const MODERATIONS = ['accepted', 'hidden'] as const;

const messageSchema = v.object({
  id: idSchema,
  text: storedTextSchema,
  /** `room` was written in the live room, `question` came from the ask page. */
  source: v.picklist(MESSAGE_SOURCES),
  atMs: timestampSchema,
  moderation: v.exactOptional(v.picklist(MODERATIONS)),
});

export const VIEWER_THEMES = ['dark', 'light'] as const;
export const VIEWER_SIZES = ['medium', 'large', 'full'] as const;
export const VIEWER_PARTS = [
  'name',
  'progress',
  'endAndNext',
  'ring',
  'overrun',
  'message',
  'clock',
] as const;
export type ViewerPart = (typeof VIEWER_PARTS)[number];

const viewerPartEntries = {
  name: v.boolean(),
  progress: v.boolean(),
  /** When the timer ends, and what comes next. Shown where nobody chose. */
  endAndNext: v.exactOptional(v.boolean()),
  /** In the last minute. */
  ring: v.boolean(),
  /** At zero the viewers count up; without it they hold at 0:00. */
  overrun: v.boolean(),
  message: v.boolean(),
  clock: v.boolean(),
} satisfies Record<ViewerPart, unknown>;

const viewerEntries = {
  theme: v.picklist(VIEWER_THEMES),
  size: v.picklist(VIEWER_SIZES),
  /** What is shown beside the figure, which always is. */
  parts: v.object(viewerPartEntries),
  isMirrored: v.boolean(),
};

export const viewerSettingsSchema = v.object(viewerEntries);

/** The settings as an act brings them: releases before version 3 know no ring. */
export const viewerChangeSchema = v.object({
  ...viewerEntries,
  parts: v.object({ ...viewerPartEntries, ring: v.exactOptional(v.boolean()) }),
});

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

const givenCallSchema = v.object({
  call: callIdSchema,
  atMs: timestampSchema,
  answers: v.pipe(
    v.array(v.object({ name: answerNameSchema, atMs: timestampSchema })),
    v.maxLength(ANSWERS_MAX),
  ),
});

const callsSchema = v.object({
  /** When the curtain goes up, by the system clock and not the room's time: calls follow the clock on the wall. */
  curtainAtMs: v.nullable(timestampSchema),
  custom: callCustomSchema,
  given: v.pipe(v.array(givenCallSchema), v.maxLength(CALL_IDS.length)),
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
  /** The tab that viewers and following controllers show. */
  selectedTimerId: idSchema,
  messages: v.array(messageSchema),
  shownMessageId: v.nullable(idSchema),
  /** Messages that this room has saved, to be written by one press. */
  messagePresets: v.exactOptional(v.array(storedTextSchema)),
  /** Message large, clock small. */
  isFocused: v.boolean(),
  flash: v.nullable(v.object({ atMs: timestampSchema })),
  isBlackout: v.boolean(),
  viewer: viewerSettingsSchema,
  /** The calls before the performance. */
  calls: v.exactOptional(callsSchema),
  /** The room's time minus the system clock: see `clock-jump.ts`. */
  clockOffsetMs: offsetSchema,
});

export const roomStateSchema = v.pipe(
  stateSchema,
  v.check(({ timers, selectedTimerId }) => timers.some(({ id }) => id === selectedTimerId)),
);

export type NewTimer = v.InferOutput<typeof newTimerSchema>;
export type Timer = v.InferOutput<typeof timerSchema>;
export type RoomMessage = v.InferOutput<typeof messageSchema>;
export type TimerColor = v.InferOutput<typeof timerColorSchema>;
export type CallId = v.InferOutput<typeof callIdSchema>;
export type CallCustom = v.InferOutput<typeof callCustomSchema>;
export type GivenCall = v.InferOutput<typeof givenCallSchema>;
export type Calls = v.InferOutput<typeof callsSchema>;
export type ViewerSettings = v.InferOutput<typeof viewerSettingsSchema>;
/** All that the windows of a room agree on: facts, never figures. */
export type RoomState = v.InferOutput<typeof roomStateSchema>;
