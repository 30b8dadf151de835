import type { RoomState } from '../room/room-schema';
import { wallTimeOf } from '../room/room-state';
import { nextTimeOfDay } from '../timer/local-time';
import { MILLIS_PER_HOUR } from '../timer/time';
import type { Trigger } from './trigger';

/** A start is of this evening if it is no further than this from its plan. */
export const EVENING_MS = 12 * MILLIS_PER_HOUR;

/** When a timer was started and, unless it runs, stopped; in the room's time. */
export interface Actual {
  readonly startMs: number;
  readonly endMs: number | null;
}

/** A moment at a time of day: the one that is nearest to another moment. */
function nearestTimeOfDay(
  state: RoomState,
  minuteOfDay: number,
  nearMs: number,
  timeZone?: string,
): number {
  const fromMs = wallTimeOf(state, nearMs) - EVENING_MS;
  return nextTimeOfDay(fromMs, minuteOfDay, timeZone) + state.clockOffsetMs;
}

/** What the evening's beginning is computed from. */
export interface Evening {
  readonly state: RoomState;
  readonly triggers: readonly Trigger[];
  readonly nowMs: number;
  readonly timeZone: string | undefined;
}

/** Planned starts from a beginning: each timer follows the one before it, or waits for its time of day. */
function plannedStarts({ state, triggers, timeZone }: Evening, beginMs: number): number[] {
  let nextMs = beginMs;
  return state.timers.map(({ durationMs }, place) => {
    const trigger = triggers[place];
    const startMs =
      trigger?.kind === 'time'
        ? nearestTimeOfDay(state, trigger.minuteOfDay, nextMs, timeZone)
        : nextMs;
    nextMs = startMs + durationMs;
    return startMs;
  });
}

/** The curtain, unless it is another evening's; else the first timer's time of day. */
function plannedBeginning({ state, triggers, nowMs, timeZone }: Evening): number | undefined {
  const curtainAtMs = state.calls?.curtainAtMs ?? null;
  if (curtainAtMs !== null) {
    const curtainMs = curtainAtMs + state.clockOffsetMs;
    if (Math.abs(curtainMs - nowMs) <= EVENING_MS) return curtainMs;
  }
  const [first] = triggers;
  return first?.kind === 'time'
    ? nearestTimeOfDay(state, first.minuteOfDay, nowMs, timeZone)
    : undefined;
}

/**
 * The planned start of each timer. Without a planned beginning the plan follows from the first start.
 * @returns undefined before anything says when the evening begins.
 */
export function planOf(
  evening: Evening,
  actuals: readonly (Actual | undefined)[],
): number[] | undefined {
  const beginMs = plannedBeginning(evening);
  if (beginMs !== undefined) return plannedStarts(evening, beginMs);
  const starts = actuals.flatMap((actual, place) => (actual ? [{ ...actual, place }] : []));
  const first = starts.toSorted((one, other) => one.startMs - other.startMs).at(0);
  if (!first) return undefined;
  const before = evening.state.timers.slice(0, first.place);
  const beforeMs = before.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return plannedStarts(evening, first.startMs - beforeMs);
}
