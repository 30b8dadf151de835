import * as v from 'valibot';
import { idSchema, offsetSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { MILLIS_PER_HOUR, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../time/time';
import { callingSchema } from './calling-schema';
import { cueSheetSchema } from './cue-sheet';
import { runningSheetSchema } from './running-schema';
import { messageEndSchema, minuteOfDaySchema, storedTextSchema } from './basic-schemas';
import { answerNameSchema, callsSchema } from './call-schemas';
import { screenIdsSchema, screensSchema } from './screen-settings';
import { viewerSettingsSchema } from './viewer-settings';

export { minuteOfDaySchema, storedTextSchema } from './basic-schemas';

export const TIMERS_MAX = 24;
export const MESSAGE_MAX = 280;
/** Maximum number of a room's own message presets. */
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

/** Run of a timer. A running timer holds the moment of its start, so that no counter is needed. */
const runSchema = v.variant('phase', [
  v.object({ phase: v.literal('idle') }),
  v.object({
    phase: v.literal('running'),
    startedAtMs: timestampSchema,
    /** Time that had run before this start, up to the last pause. */
    elapsedBeforeMs: durationSchema,
  }),
  v.object({
    phase: v.literal('paused'),
    elapsedMs: durationSchema,
    /** Whether the timer is over rather than held: see `end` and `stop`. */
    isEnded: v.exactOptional(v.boolean()),
  }),
]);

/** Colours of the rundown, by name. Screens also show the letter of each. */
export const TIMER_COLORS = ['amber', 'blue', 'green', 'red', 'white'] as const;
export const TIMER_NOTE_MAX = 200;

export const timerColorSchema = v.picklist(TIMER_COLORS);
export const timerNoteSchema = v.pipe(
  v.string(),
  v.check((note) => note.trim() === note && note !== ''),
  v.maxLength(TIMER_NOTE_MAX),
);

/** Fields of a timer in the rundown. */
const rundownEntries = {
  color: v.exactOptional(timerColorSchema),
  note: v.exactOptional(timerNoteSchema),
  /** Planned time of day of the start, every evening. It does not start the timer. */
  startsAtMinute: v.exactOptional(minuteOfDaySchema),
};

const settingEntries = {
  id: idSchema,
  name: timerNameSchema,
  durationMs: timerDurationSchema,
  /** *Standby* begins when this much remains. */
  warningMs: warningSchema,
  /** Whether the timer ends at its zero, and the next one starts. */
  startsNext: v.exactOptional(v.boolean()),
  /**
   * Whether the timer runs beside the sequence: starts of other timers do not end it, and its start
   * ends none.
   */
  isOnItsOwn: v.exactOptional(v.boolean()),
  ...rundownEntries,
};

/** A timer of an imported rundown. */
export const newTimerSchema = v.object(settingEntries);

const timerSchema = v.object({
  ...settingEntries,
  /** Moment of a single automatic start: epoch ms of the system clock, not of the room's time. */
  armedForMs: v.exactOptional(timestampSchema),
  /** Sum of the time that +1m and -1m have given and taken since the last reset. */
  adjustedMs: offsetSchema,
  run: runSchema,
});

const MESSAGE_SOURCES = ['room', 'question', 'desk'] as const;

/**
 * Maximum number of messages by source. Further messages displace the oldest; the log keeps them
 * all.
 */
export const MESSAGES_MAX: Readonly<Record<(typeof MESSAGE_SOURCES)[number], number>> = {
  room: 200,
  question: 100,
  desk: 200,
};

/** Decisions of the desk about a question. */
const MODERATIONS = ['accepted', 'hidden'] as const;

const messageSchema = v.object({
  id: idSchema,
  text: storedTextSchema,
  /**
   * `room` for a message of the live room, `question` for one of the ask page, `desk` for a note
   * that no screen shows.
   */
  source: v.picklist(MESSAGE_SOURCES),
  atMs: timestampSchema,
  moderation: v.exactOptional(v.picklist(MODERATIONS)),
  /** Screens for which the message is meant; absent for all. */
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
  /** The timer on air, which viewers show. Its field has the name from version 1. */
  selectedTimerId: idSchema,
  /** Timer that begins at the curtain time, if a person chose one: see `rundown/curtain.ts`. */
  curtainTimerId: v.exactOptional(idSchema),
  messages: v.array(messageSchema),
  shownMessageId: v.nullable(idSchema),
  /** Automatic end of the shown message; absent if a person has to clear it. */
  shownMessageUntil: v.exactOptional(messageEndSchema),
  /** Messages that this room has saved, which one press writes. */
  messagePresets: v.exactOptional(v.array(storedTextSchema)),
  /** Whether viewers show the message large and the clock small. */
  isFocused: v.boolean(),
  flash: v.nullable(v.object({ atMs: timestampSchema })),
  isBlackout: v.boolean(),
  viewer: viewerSettingsSchema,
  /** Name of the person who has the show; absent until a person takes it. */
  holder: v.exactOptional(answerNameSchema),
  /** Settings of single screens: names, and contents that differ from other viewers. */
  screens: v.exactOptional(screensSchema),
  /** The calls before the performance. */
  calls: v.exactOptional(callsSchema),
  /** The cues of the show. */
  cueSheet: v.exactOptional(cueSheetSchema),
  /** The calling of the cues. */
  calling: v.exactOptional(callingSchema),
  /** The running sheet: moves on the stage between the cues. */
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
/** The state on which all windows of a room agree. It contains facts, never figures. */
export type RoomState = v.InferOutput<typeof roomStateSchema>;
