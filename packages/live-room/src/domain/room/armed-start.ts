import { phaseOf, remainingMs } from '../timer/countdown';
import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../timer/time';
import type { RoomState, Timer } from './room-schema';
import { isOfSequence, timerOf } from './room-state';

/*
 * A timer that is armed starts automatically at a moment of the system clock, once. The moment is absolute,
 * so windows in other time zones agree; a start in the wrong place is worse than none, so it is left out
 * where anything else is under way, and where no window noticed the moment in time.
 */

/**
 * How late a start may be noticed, and is still made, counted from its moment. Browsers call a hidden
 * tab once a minute.
 */
export const ARMED_START_GRACE_MS = 2 * MILLIS_PER_MINUTE;

/** After this the screens say that a timer was not started: controllers take turns to start it. */
const MISSED_AFTER_MS = 5 * MILLIS_PER_SECOND;

export interface ArmedStart {
  readonly timerId: string;
  /** Epoch ms of the system clock. */
  readonly armedForMs: number;
}

/** The room's time at which a timer starts automatically; undefined where it does not. */
export function armedStartAtMs(state: RoomState, { run, armedForMs }: Timer): number | undefined {
  if (run.phase !== 'idle' || armedForMs === undefined) return undefined;
  return armedForMs + state.clockOffsetMs;
}

/** Whether a timer of the sequence runs, or the one on air is held: the show waits for a person then. */
function isShowUnderWay(state: RoomState): boolean {
  const onAir = timerOf(state, state.selectedTimerId);
  const isHeld = onAir && phaseOf(onAir) === 'paused' && remainingMs(onAir, 0) > 0;
  const isRunning = state.timers.some(
    (timer) => isOfSequence(timer) && timer.run.phase === 'running',
  );
  return isHeld === true || isRunning;
}

/** Whether this start can be made: the same in every window, whichever noticed first. */
export function isDueArmedStart(state: RoomState, { timerId, armedForMs }: ArmedStart): boolean {
  const timer = timerOf(state, timerId);
  const isArmed = timer?.run.phase === 'idle' && timer.armedForMs === armedForMs;
  return isArmed && (!isOfSequence(timer) || !isShowUnderWay(state));
}

export type ArmedState = 'ahead' | 'missed';

/** Whether a timer is going to start automatically, or was to and did not. */
export function armedState(state: RoomState, timer: Timer, nowMs: number): ArmedState | undefined {
  const atMs = armedStartAtMs(state, timer);
  if (atMs === undefined) return undefined;
  return nowMs > atMs + MISSED_AFTER_MS ? 'missed' : 'ahead';
}

/** A timer after its start, automatic or by hand: it is no longer armed. */
export function disarmed({ armedForMs: _moment, ...timer }: Timer): Timer {
  return timer;
}
