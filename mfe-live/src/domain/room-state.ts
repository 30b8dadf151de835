import * as v from 'valibot';
import { MILLIS_PER_HOUR, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from './time';

export const TIMERS_MAX = 24;
/** The oldest messages go when more arrive; the log keeps them all. */
export const MESSAGES_KEPT = 200;
export const TIMER_NAME_MAX = 40;
export const TIMER_DURATION_MIN_MS = MILLIS_PER_SECOND;
export const TIMER_DURATION_MAX_MS = 24 * MILLIS_PER_HOUR;
export const DEFAULT_WARNING_MS = MILLIS_PER_MINUTE;

/** Ids travel between windows and are parts of other ids, so their letters are few. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** A hundred thousand years: a moment so far off that has been shifted as far is still a date. */
const FARTHEST_MS = 4e15;

const withinReachSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-FARTHEST_MS),
  v.maxValue(FARTHEST_MS),
);

/** A moment of the room's time, in epoch milliseconds: see `timebase.ts`. */
export const momentSchema = withinReachSchema;

/** A difference in milliseconds, either way. */
export const shiftSchema = withinReachSchema;

export const lengthSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

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

export const warningSchema = v.pipe(lengthSchema, v.maxValue(TIMER_DURATION_MAX_MS));

/** What a timer does. A running one holds the moment of its start, so that nobody counts ticks. */
const runSchema = v.variant('phase', [
  v.object({ phase: v.literal('idle') }),
  v.object({
    phase: v.literal('running'),
    startedAtMs: momentSchema,
    /** What had run before this start, up to the last pause. */
    elapsedBeforeMs: lengthSchema,
  }),
  v.object({ phase: v.literal('paused'), elapsedMs: lengthSchema }),
]);

const timerSchema = v.object({
  id: idSchema,
  name: timerNameSchema,
  durationMs: timerDurationSchema,
  /** Sum of all that +1m and -1m gave and took since the timer was last reset. */
  adjustedMs: shiftSchema,
  /** *Standby* begins when this much remains. */
  warningMs: warningSchema,
  run: runSchema,
});

export const MESSAGE_SOURCES = ['room', 'question'] as const;

/** In letters. What people write is far shorter: longer ones no version has made. */
const TEXT_MAX = 10_000;
/** A text of the room as it is kept. */
export const keptTextSchema = v.pipe(v.string(), v.maxLength(TEXT_MAX));

const messageSchema = v.object({
  id: idSchema,
  text: keptTextSchema,
  /** `room` was written in the live room, `question` came from the ask page. */
  source: v.picklist(MESSAGE_SOURCES),
  atMs: momentSchema,
});

export const VIEWER_THEMES = ['dark', 'light'] as const;
export const VIEWER_SIZES = ['medium', 'large', 'full'] as const;
export const VIEWER_PARTS = ['name', 'progress', 'overrun', 'message', 'clock'] as const;
export type ViewerPart = (typeof VIEWER_PARTS)[number];

export const viewerSettingsSchema = v.object({
  theme: v.picklist(VIEWER_THEMES),
  size: v.picklist(VIEWER_SIZES),
  /** What is shown beside the figure, which always is. */
  parts: v.object({
    name: v.boolean(),
    progress: v.boolean(),
    overrun: v.boolean(),
    message: v.boolean(),
    clock: v.boolean(),
  } satisfies Record<ViewerPart, unknown>),
  isMirrored: v.boolean(),
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
  /** Message large, clock small. */
  isFocused: v.boolean(),
  flash: v.nullable(v.object({ atMs: momentSchema })),
  isBlackout: v.boolean(),
  viewer: viewerSettingsSchema,
  /** The room's time minus the system clock: see `timebase.ts`. */
  clockOffsetMs: shiftSchema,
});

export const roomStateSchema = v.pipe(
  stateSchema,
  v.check(({ timers, selectedTimerId }) => timers.some(({ id }) => id === selectedTimerId)),
);

export type TimerRun = v.InferOutput<typeof runSchema>;
export type Timer = v.InferOutput<typeof timerSchema>;
export type RoomMessage = v.InferOutput<typeof messageSchema>;
export type ViewerSettings = v.InferOutput<typeof viewerSettingsSchema>;
/** All that the windows of a room agree on: facts, never figures. */
export type RoomState = v.InferOutput<typeof roomStateSchema>;

const DEFAULT_VIEWER: ViewerSettings = {
  theme: 'dark',
  size: 'full',
  parts: { name: true, progress: true, overrun: true, message: true, clock: false },
  isMirrored: false,
};

const SAMPLES = [
  { id: 'timer-1', name: 'Timer 1', seconds: 600 },
  { id: 'intermission', name: 'Intermission', seconds: 900 },
  { id: 'act-2', name: 'Act 2', seconds: 1_800 },
] as const;

/** The room that every show starts with. The same for all windows: their agreement rests on it. */
export function sampleRoom(showId: string): RoomState {
  return {
    showId,
    timers: SAMPLES.map(({ id, name, seconds }) => ({
      id,
      name,
      durationMs: seconds * MILLIS_PER_SECOND,
      adjustedMs: 0,
      warningMs: DEFAULT_WARNING_MS,
      run: { phase: 'idle' },
    })),
    selectedTimerId: SAMPLES[0].id,
    messages: [],
    shownMessageId: null,
    isFocused: false,
    flash: null,
    isBlackout: false,
    viewer: DEFAULT_VIEWER,
    clockOffsetMs: 0,
  };
}

export function timerOf(state: RoomState, timerId: string): Timer | undefined {
  return state.timers.find((timer) => timer.id === timerId);
}

export function hasRunningTimer({ timers }: RoomState): boolean {
  return timers.some(({ run }) => run.phase === 'running');
}

/** The message that viewers show, unless it was removed or none was sent. */
export function shownMessage(state: RoomState): RoomMessage | undefined {
  return state.messages.find((message) => message.id === state.shownMessageId);
}

/** What the system clock said at a moment of the room's time. */
export function wallTimeOf(state: RoomState, atMs: number): number {
  return atMs - state.clockOffsetMs;
}

export type ViewerLayout = 'blackout' | 'focus' | 'message' | 'figure';

/** What fills a viewer: a blackout wins, and focus needs a message to focus on. */
export function viewerLayout(state: RoomState): ViewerLayout {
  if (state.isBlackout) return 'blackout';
  if (!state.viewer.parts.message || !shownMessage(state)) return 'figure';
  return state.isFocused ? 'focus' : 'message';
}
