import type { CommandOf } from '../acts/acts';
import type { CallCustom } from '../state/call-schemas';
import type { RoomState } from '../state/room-schema';
import { isOfSequence, wallTimeOf } from '../state/room-state';
import { isBoundary } from '../report/nights';
import { curtainPlace } from '../rundown/curtain';
import type { LogLine } from '../state/log-line';
import { MILLIS_PER_HOUR, MILLIS_PER_MINUTE } from '../time/time';

/*
 * Performances are made in the show's schedule. The authority sets the room's curtain time to the
 * scheduled one where the two differ.
 */

/** A scheduled performance; moments are epoch ms of the system clock. */
export interface PlannedPerformance {
  readonly startAtMs: number;
  readonly endAtMs: number;
  readonly custom: CallCustom;
}

/** Milliseconds before its curtain from which a performance is the room's. */
const AHEAD_MS = 24 * MILLIS_PER_HOUR;

/**
 * Returns when a person last ended a performance, in the room's time; negative infinity for never.
 */
export const lastEndMs = (lines: readonly LogLine[]): number =>
  lines.findLast((line) => isBoundary(line) && !line.isUndone)?.atMs ?? Number.NEGATIVE_INFINITY;

/** Whether the show is on: one of its timers runs. */
function isOn(state: RoomState): boolean {
  const first = curtainPlace(state);
  return state.timers.some(
    (timer, place) => place >= first && isOfSequence(timer) && timer.run.phase === 'running',
  );
}

/**
 * Returns the performance of a room: the first one that is not over. It stays while the show is on.
 *
 * @param endedMs when a person ended the last performance, epoch ms of the system clock
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

/** Returns the curtain time of a room without its holds; null where it has none. */
function plannedCurtainMs({ calls }: Pick<RoomState, 'calls'>): number | null {
  if (!calls || calls.curtainAtMs === null) return null;
  return calls.curtainAtMs - (calls.hold?.minutes ?? 0) * MILLIS_PER_MINUTE;
}

/**
 * Returns the act that sets a room's curtain to its performance's; undefined where none is needed.
 */
export function scheduledCurtain(
  state: RoomState,
  { startAtMs: curtainAtMs, custom }: PlannedPerformance,
): CommandOf<'set-curtain'> | undefined {
  const { calls } = state;
  // A room that was held until the scheduled time has that time already.
  const isAt = [plannedCurtainMs(state), calls?.curtainAtMs].includes(curtainAtMs);
  return (isAt && calls?.custom === custom) || isOn(state)
    ? undefined
    : { type: 'set-curtain', curtainAtMs, custom };
}

/**
 * Returns the act by which a room follows the schedule of its show at a moment; undefined where none
 * is needed.
 *
 * @param nowMs epoch ms of the system clock
 */
export function curtainOfSchedule(
  state: RoomState,
  lines: readonly LogLine[],
  performances: readonly PlannedPerformance[],
  nowMs: number,
): CommandOf<'set-curtain'> | undefined {
  const endedMs = wallTimeOf(state, lastEndMs(lines));
  const performance = performanceOfRoom(state, performances, { nowMs, endedMs });
  return performance && scheduledCurtain(state, performance);
}
