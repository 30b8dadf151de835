import { zeroAtMs } from './countdown';
import type { RoomState, Timer } from '../state/room-schema';
import { timerAfter, timerOf } from '../state/room-state';

/** The timer that starts at the zero of the one before it, with the moment of that zero. */
export interface AutoStart {
  readonly timerId: string;
  readonly afterTimerId: string;
  readonly atMs: number;
}

/**
 * Returns the start that a timer causes at its zero. A timer that was restarted past its zero does
 * not cause one, and a next timer that has already been started stays as it is.
 */
export function autoStartAfter(state: RoomState, timer: Timer | undefined): AutoStart | undefined {
  const atMs = timer?.startsNext === true ? zeroAtMs(timer) : undefined;
  if (!timer || atMs === undefined || timer.run.phase !== 'running') return undefined;
  const next = timerAfter(state.timers, timer);
  if (next?.run.phase !== 'idle' || atMs <= timer.run.startedAtMs) return undefined;
  return { timerId: next.id, afterTimerId: timer.id, atMs };
}

/** Whether this automatic start is due. Every window decides alike, whichever notices first. */
export function isDueAutoStart(state: RoomState, act: AutoStart): boolean {
  const due = autoStartAfter(state, timerOf(state, act.afterTimerId));
  return due?.timerId === act.timerId && due.atMs === act.atMs;
}
