import { elapsedMs, phaseOf } from './countdown';
import { disarmed } from './armed-start';
import { withoutMessageUntilStart as withoutRoomMessage } from '../messages/message-expiry';
import type { RoomState, Timer } from '../state/room-schema';
import { changeTimer, isOfSequence, timerAfter, timerOf } from '../state/room-state';
import { withoutScreenMessagesUntilStart } from '../screens/screens';

/*
 * Viewers show one timer, which is on air. The timers of the sequence take turns: the start of one
 * ends the others. A timer on its own runs beside them. Each desk has its own selected timer.
 */

/** The timer of an act. */
interface OfTimer {
  readonly timerId: string;
}

/** Whether a timer is under way: it runs or is held. */
export function isUnderWay(timer: Timer): boolean {
  const phase = phaseOf(timer);
  return phase === 'running' || phase === 'paused';
}

/** Returns the timers of the sequence that a start of this one ends. */
export function endedByStart({ timers }: RoomState, timer: Timer): readonly Timer[] {
  if (!isOfSequence(timer)) return [];
  return timers.filter(
    (other) => other.id !== timer.id && isOfSequence(other) && isUnderWay(other),
  );
}

/** Act of the main button on a timer. */
export type MainAct = 'pause' | 'play' | 'go';

/**
 * Returns the act of the main button. `play` is preferred where it does the same as `go`, because
 * older releases also understand it. A timer on its own does not take another one off the air.
 */
export function mainActOf(state: RoomState, timer: Timer): MainAct {
  const isAlone = !isOfSequence(timer) || timer.id === state.selectedTimerId;
  if (!isAlone || endedByStart(state, timer).some(({ run }) => run.phase === 'running'))
    return 'go';
  return timer.run.phase === 'running' ? 'pause' : 'play';
}

/** The main button's act on a timer, as an act of the room. */
type MainCommand =
  | { readonly type: 'go'; readonly timerId: string; readonly isRepeat: boolean }
  | { readonly type: Exclude<MainAct, 'go'>; readonly timerId: string };

/** Returns the act of the main button, or that the room does not have the timer. */
export function mainCommandOf(state: RoomState, timerId: string): MainCommand | 'unknown-timer' {
  const timer = timerOf(state, timerId);
  if (!timer) return 'unknown-timer';
  const type = mainActOf(state, timer);
  return type === 'go' ? { type, timerId, isRepeat: false } : { type, timerId };
}

/** Whether a timer waits for its start while another one of the sequence is over. */
export function isNextUp({ timers }: RoomState, timer: Timer): boolean {
  const isWaiting = timer.run.phase === 'idle' && isOfSequence(timer);
  return isWaiting && timers.some((other) => isOfSequence(other) && phaseOf(other) === 'ended');
}

/**
 * Returns the timer that comes on air when this one ends: the next of the sequence that has not
 * been started.
 */
export function nextWaiting({ timers }: RoomState, timer: Timer): Timer | undefined {
  let next = timerAfter(timers, timer);
  while (next && next.run.phase !== 'idle') next = timerAfter(timers, next);
  return next;
}

/** Returns a timer that runs from a moment on. */
function startedAt(timer: Timer, atMs: number): Timer {
  const elapsedBeforeMs = elapsedMs(timer, atMs);
  return {
    ...disarmed(timer),
    run: { phase: 'running', startedAtMs: atMs, elapsedBeforeMs },
  };
}

export function atFullTime(timer: Timer): Timer {
  return { ...timer, adjustedMs: 0, run: { phase: 'idle' } };
}

function endedAt(timer: Timer, atMs: number): Timer {
  return { ...timer, run: { phase: 'paused', elapsedMs: elapsedMs(timer, atMs), isEnded: true } };
}

export function withGo(
  state: RoomState,
  { timerId, isRepeat }: OfTimer & { readonly isRepeat: boolean },
  atMs: number,
): RoomState {
  const target = timerOf(state, timerId);
  if (!target) return state;
  const ended = endedByStart(state, target);
  const timers = state.timers.map((timer) => {
    if (ended.includes(timer)) return endedAt(timer, atMs);
    if (timer !== target) return timer;
    if (isRepeat) return startedAt(atFullTime(timer), atMs);
    return timer.run.phase === 'running' ? timer : startedAt(timer, atMs);
  });
  if (!isOfSequence(target)) return { ...state, timers };
  return withoutMessageUntilStart({ ...state, timers, selectedTimerId: timerId });
}

export function withStopped(state: RoomState, { timerId }: OfTimer, atMs: number): RoomState {
  const timers = state.timers.map((timer) =>
    timer.id === timerId && isUnderWay(timer) ? endedAt(timer, atMs) : timer,
  );
  return { ...state, timers };
}

export function withEnded(state: RoomState, { timerId }: OfTimer, atMs: number): RoomState {
  const timer = timerOf(state, timerId);
  const next = timer && state.selectedTimerId === timerId ? nextWaiting(state, timer) : undefined;
  const ended = withStopped(state, { timerId }, atMs);
  return next ? { ...ended, selectedTimerId: next.id } : ended;
}

/** Returns the room after a start, without messages that stay only until then, on all screens. */
const withoutMessageUntilStart = (state: RoomState): RoomState =>
  withoutScreenMessagesUntilStart(withoutRoomMessage(state));

/** Returns the room after a play. Resuming a held timer does not count as a start. */
export function withPlayed(state: RoomState, { timerId }: OfTimer, atMs: number): RoomState {
  const timer = timerOf(state, timerId);
  const played = changeTimer(state, timerId, (before) => startedAt(before, atMs));
  const isStart = timer && isOfSequence(timer) && phaseOf(timer) !== 'paused';
  return isStart ? withoutMessageUntilStart(played) : played;
}

/**
 * Returns the room after an automatic start: the timer before ends, and the screens move on to the
 * started one.
 */
export function withNextStarted(
  state: RoomState,
  { timerId, afterTimerId }: OfTimer & { readonly afterTimerId: string },
  atMs: number,
): RoomState {
  const ended = changeTimer(state, afterTimerId, (timer) => ({
    ...timer,
    run: { phase: 'paused', elapsedMs: elapsedMs(timer, atMs) },
  }));
  const started = changeTimer(ended, timerId, (timer) => startedAt(timer, atMs));
  const isOnAir = state.selectedTimerId === afterTimerId;
  return withoutMessageUntilStart(isOnAir ? { ...started, selectedTimerId: timerId } : started);
}

/**
 * Returns the room after an armed start. No other timer of the sequence is under way then, so
 * viewers move on to it.
 */
export function withArmedStarted(state: RoomState, { timerId }: OfTimer, atMs: number): RoomState {
  const timer = timerOf(state, timerId);
  const started = changeTimer(state, timerId, (before) => startedAt(before, atMs));
  if (!timer || !isOfSequence(timer)) return started;
  return withoutMessageUntilStart({ ...started, selectedTimerId: timerId });
}
