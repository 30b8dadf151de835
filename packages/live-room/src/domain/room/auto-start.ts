import { zeroAtMs } from '../timer/countdown';
import type { RoomState, Timer } from './room-schema';
import { timerAfter, timerOf } from './room-state';

/** The timer that starts when the one before it reaches zero, and when that is or was. */
export interface AutoStart {
  readonly timerId: string;
  readonly afterTimerId: string;
  readonly atMs: number;
}

/**
 * What a timer starts at its zero. One that was started again past its zero starts nothing, and a next
 * timer that was started already is left as it is.
 */
export function autoStartAfter(state: RoomState, timer: Timer | undefined): AutoStart | undefined {
  const atMs = timer?.startsNext === true ? zeroAtMs(timer) : undefined;
  if (!timer || atMs === undefined || timer.run.phase !== 'running') return undefined;
  const next = timerAfter(state.timers, timer);
  if (next?.run.phase !== 'idle' || atMs <= timer.run.startedAtMs) return undefined;
  return { timerId: next.id, afterTimerId: timer.id, atMs };
}

/** Whether this act is what the facts say: the same in every window, whichever noticed first. */
export function isDueAutoStart(state: RoomState, act: AutoStart): boolean {
  const due = autoStartAfter(state, timerOf(state, act.afterTimerId));
  return due?.timerId === act.timerId && due.atMs === act.atMs;
}
