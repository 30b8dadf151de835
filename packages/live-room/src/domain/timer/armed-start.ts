import { phaseOf, remainingMs } from './countdown';
import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../time/time';
import type { RoomState, Timer } from '../state/room-schema';
import { isOfSequence, timerOf } from '../state/room-state';

/*
 * An armed timer starts automatically, once, at a moment of the system clock. The moment is
 * absolute, so windows in other time zones agree. A start in the wrong place is worse than none. So
 * it is left out if another timer is under way, or if no window noticed the moment in time.
 */

/**
 * Grace period in ms within which a late window still makes the start. Browsers wake a hidden tab
 * only once a minute.
 */
export const ARMED_START_GRACE_MS = 2 * MILLIS_PER_MINUTE;

/**
 * Milliseconds after which the screens report a missed start. Until then, controllers take turns to
 * make it.
 */
const MISSED_AFTER_MS = 5 * MILLIS_PER_SECOND;

export interface ArmedStart {
  readonly timerId: string;
  /** Epoch ms of the system clock. */
  readonly armedForMs: number;
}

/** Returns when a timer starts automatically, in the room's time; undefined if it does not. */
export function armedStartAtMs(state: RoomState, { run, armedForMs }: Timer): number | undefined {
  if (run.phase !== 'idle' || armedForMs === undefined) return undefined;
  return armedForMs + state.clockOffsetMs;
}

/**
 * Whether a timer of the sequence runs, or the one on air is held. The show then waits for a
 * person.
 */
function isShowUnderWay(state: RoomState): boolean {
  const onAir = timerOf(state, state.selectedTimerId);
  const isHeld = onAir && phaseOf(onAir) === 'paused' && remainingMs(onAir, 0) > 0;
  const isRunning = state.timers.some(
    (timer) => isOfSequence(timer) && timer.run.phase === 'running',
  );
  return isHeld === true || isRunning;
}

/** Whether this start is due. Every window decides alike, whichever notices first. */
export function isDueArmedStart(state: RoomState, { timerId, armedForMs }: ArmedStart): boolean {
  const timer = timerOf(state, timerId);
  const isArmed = timer?.run.phase === 'idle' && timer.armedForMs === armedForMs;
  return isArmed && (!isOfSequence(timer) || !isShowUnderWay(state));
}

export type ArmedState = 'ahead' | 'missed';

/**
 * Returns whether a timer's automatic start is ahead or was missed; undefined for a timer that is
 * not armed.
 */
export function armedState(state: RoomState, timer: Timer, nowMs: number): ArmedState | undefined {
  const atMs = armedStartAtMs(state, timer);
  if (atMs === undefined) return undefined;
  return nowMs > atMs + MISSED_AFTER_MS ? 'missed' : 'ahead';
}

/** Returns a timer that is no longer armed, as after any start. */
export function disarmed({ armedForMs: _moment, ...timer }: Timer): Timer {
  return timer;
}
