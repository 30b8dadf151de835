import type { CommandOf } from '../room/commands';
import type { CallCustom } from '../room/call-schemas';
import type { RoomState } from '../room/room-schema';
import { isOfSequence } from '../room/room-state';
import { isBoundary } from '../report/nights';
import { curtainPlace } from '../rundown/curtain';
import type { LogLine } from '../event-log/log-line';
import { MILLIS_PER_HOUR, MILLIS_PER_MINUTE } from '../timer/time';

/*
 * A performance is made in the show's schedule. Its room has the curtain time that the schedule has: desks set it where
 * it is another one.
 */

/** A performance as the schedule has it; moments are epoch ms of the system clock. */
export interface PlannedPerformance {
  readonly startAtMs: number;
  readonly endAtMs: number;
  readonly custom: CallCustom;
}

/** How long before its curtain a performance is that of the room. */
const AHEAD_MS = 24 * MILLIS_PER_HOUR;

/** The moment at which a person ended the last performance, in the room's time. */
export const lastEndMs = (lines: readonly LogLine[]): number =>
  lines.findLast((line) => isBoundary(line) && !line.isUndone)?.atMs ?? Number.NEGATIVE_INFINITY;

/** Whether the show is on: a timer of it runs. */
function isOn(state: RoomState): boolean {
  const first = curtainPlace(state);
  return state.timers.some(
    (timer, place) => place >= first && isOfSequence(timer) && timer.run.phase === 'running',
  );
}

/**
 * The performance that a room is for: the first one that is not over. While a show is on, it stays that of the room.
 *
 * @param endedMs system clock's moment at which a person ended the last performance
 */
export function performanceOfRoom<Planned extends PlannedPerformance>(
  state: RoomState,
  performances: readonly Planned[],
  { nowMs, endedMs }: { readonly nowMs: number; readonly endedMs: number },
): Planned | undefined {
  const curtainMs = plannedCurtainMs(state);
  if (isOn(state)) return performances.find(({ startAtMs }) => startAtMs === curtainMs);
  return performances
    .filter(({ startAtMs, endAtMs }) => endAtMs > nowMs && startAtMs > endedMs)
    .filter(({ startAtMs }) => startAtMs - nowMs <= AHEAD_MS)
    .toSorted((one, other) => one.startAtMs - other.startAtMs)[0];
}

/** The curtain time of a room without its holds; null where it has none. */
function plannedCurtainMs({ calls }: Pick<RoomState, 'calls'>): number | null {
  if (!calls || calls.curtainAtMs === null) return null;
  return calls.curtainAtMs - (calls.hold?.minutes ?? 0) * MILLIS_PER_MINUTE;
}

/** The act that gives a room the curtain time of its performance; undefined where it has it. */
export function scheduledCurtain(
  state: RoomState,
  { startAtMs: curtainAtMs, custom }: PlannedPerformance,
): CommandOf<'set-curtain'> | undefined {
  const isSame = plannedCurtainMs(state) === curtainAtMs && state.calls?.custom === custom;
  return isSame || isOn(state) ? undefined : { type: 'set-curtain', curtainAtMs, custom };
}
