import type { RoomState } from '../state/room-schema';
import { wallTimeOf } from '../state/room-state';
import { zeroAtMs } from './countdown';
import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND, type TimeOfDayDetail } from '../time/time';

/*
 * Schedules the changes of a window's figures. All change together, once a second, on the second
 * boundary of the timer that the window shows large, or of the first running one if that timer does
 * not run. So the large timer's seconds are whole from the start. The other figures and the wall
 * clock follow within a second.
 */

function remainderOf(value: number, size: number): number {
  return ((value % size) + size) % size;
}

/** Returns the moment from which the second boundaries count; undefined while no timer runs. */
export function tickAnchor(state: RoomState, timerId: string): number | undefined {
  const ordered = state.timers.toSorted(
    (one, other) => Number(other.id === timerId) - Number(one.id === timerId),
  );
  for (const timer of ordered) {
    const anchor = zeroAtMs(timer);
    if (anchor !== undefined) return anchor;
  }
  return undefined;
}

/** Returns the last second boundary at or before now, for which the figures are derived. */
export function lastTickAt(anchorMs: number, nowMs: number): number {
  return nowMs - remainderOf(nowMs - anchorMs, MILLIS_PER_SECOND);
}

/** Returns the ms until something on the screen changes with time. */
export function msUntilNextTick(
  state: RoomState,
  timerId: string,
  wallClock: TimeOfDayDetail,
  nowMs: number,
): number {
  const anchorMs = tickAnchor(state, timerId);
  if (anchorMs !== undefined) {
    return MILLIS_PER_SECOND - remainderOf(nowMs - anchorMs, MILLIS_PER_SECOND);
  }
  const size = wallClock === 'second' ? MILLIS_PER_SECOND : MILLIS_PER_MINUTE;
  return size - remainderOf(wallTimeOf(state, nowMs), size);
}
