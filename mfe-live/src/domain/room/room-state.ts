import { MILLIS_PER_SECOND } from '../timer/time';
import {
  DEFAULT_WARNING_MS,
  type RoomMessage,
  type RoomState,
  type Timer,
  type ViewerPart,
  type ViewerSettings,
} from './room-schema';

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

/** The timer that comes after another one. */
export function timerAfter(timers: readonly Timer[], timer: Timer): Timer | undefined {
  return timers[timers.indexOf(timer) + 1];
}

/** Whether viewers show a part. One that nobody has chosen yet is shown. */
export function isPartShown(parts: ViewerSettings['parts'], part: ViewerPart): boolean {
  return parts[part] ?? true;
}

/** The timers that an import leaves: all, or where it replaces them, those that run. */
export function timersThatStay({ timers }: RoomState, isReplacing: boolean): readonly Timer[] {
  return isReplacing ? timers.filter(({ run }) => run.phase === 'running') : timers;
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
