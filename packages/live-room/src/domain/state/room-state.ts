import { MILLIS_PER_SECOND } from '../time/time';
import { DEFAULT_WARNING_MS, type RoomMessage, type RoomState, type Timer } from './room-schema';
import { type ViewerPart, type ViewerSettings } from './viewer-settings';

const DEFAULT_VIEWER: ViewerSettings = {
  theme: 'dark',
  size: 'full',
  parts: { name: true, progress: true, ring: true, overrun: true, message: true, clock: false },
  isMirrored: false,
};

const SAMPLES = [
  { id: 'timer-1', name: 'Timer 1', seconds: 600 },
  { id: 'intermission', name: 'Intermission', seconds: 900 },
  { id: 'act-2', name: 'Act 2', seconds: 1_800 },
] as const;

/**
 * Returns the room with which every show starts. It must be the same in all windows, whose
 * agreement rests on it.
 */
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

export function changeTimer(
  state: RoomState,
  timerId: string,
  change: (timer: Timer) => Timer,
): RoomState {
  return {
    ...state,
    timers: state.timers.map((timer) => (timer.id === timerId ? change(timer) : timer)),
  };
}

/** Whether a timer takes its turn with the others; a timer on its own runs beside them. */
export function isOfSequence({ isOnItsOwn = false }: Pick<Timer, 'isOnItsOwn'>): boolean {
  return !isOnItsOwn;
}

/** Returns the timer after another one in the sequence; undefined for a timer on its own. */
export function timerAfter(timers: readonly Timer[], timer: Timer): Timer | undefined {
  if (!isOfSequence(timer)) return undefined;
  return timers.slice(timers.indexOf(timer) + 1).find(isOfSequence);
}

/** Whether viewers show a part. A part without a setting is shown. */
export function isPartShown(parts: ViewerSettings['parts'], part: ViewerPart): boolean {
  return parts[part] ?? true;
}

/** Returns the timer before another one in the sequence; undefined for a timer on its own. */
export function timerBefore(timers: readonly Timer[], timer: Timer): Timer | undefined {
  if (!isOfSequence(timer)) return undefined;
  return timers.slice(0, timers.indexOf(timer)).findLast(isOfSequence);
}

/** Returns the timers that an import keeps: all, or only the running ones if it replaces timers. */
export function timersThatStay({ timers }: RoomState, isReplacing: boolean): readonly Timer[] {
  return isReplacing ? timers.filter(({ run }) => run.phase === 'running') : timers;
}

export function hasRunningTimer({ timers }: RoomState): boolean {
  return timers.some(({ run }) => run.phase === 'running');
}

/** Returns the message that viewers show; undefined if it was removed or none was sent. */
export function shownMessage(state: RoomState): RoomMessage | undefined {
  return state.messages.find((message) => message.id === state.shownMessageId);
}

/** Returns the time of the system clock at a moment of the room's time. */
export function wallTimeOf(state: Pick<RoomState, 'clockOffsetMs'>, atMs: number): number {
  return atMs - state.clockOffsetMs;
}

type ViewerLayout = 'blackout' | 'focus' | 'message' | 'figure';

/** Returns the layout of a viewer. A blackout wins, and focus requires a message. */
export function viewerLayout(state: RoomState): ViewerLayout {
  if (state.isBlackout) return 'blackout';
  if (!state.viewer.parts.message || !shownMessage(state)) return 'figure';
  return state.isFocused ? 'focus' : 'message';
}
