import type { RoomState } from '../room/room-schema';
import { wallTimeOf } from '../room/room-state';
import { zeroAtMs } from './countdown';
import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND, type TimeOfDayDetail } from './time';

/*
 * When the figures of a window change: all together, once a second, on the second boundary of the
 * timer that the window shows large (or of the first running one, where that one does not run). So this
 * timer's seconds are whole from the start, and the others, with the wall clock, follow within one.
 */

function remainderOf(value: number, size: number): number {
  return ((value % size) + size) % size;
}

/** The moment that the second boundaries count from; undefined while no timer runs. */
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

/** The last second boundary at or before now: the moment that figures are derived for. */
export function lastTickAt(anchorMs: number, nowMs: number): number {
  return nowMs - remainderOf(nowMs - anchorMs, MILLIS_PER_SECOND);
}

/** How long until something on the screen changes with time. */
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
