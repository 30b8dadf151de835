import { curtainMoment } from '@standby/live-room/domain/calls/customs';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import { isOfSequence, wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { nextTimeOfDay } from '@standby/live-room/domain/time/local-time';
import { MILLIS_PER_HOUR } from '@standby/live-room/domain/time/time';
import { curtainPlace } from '@standby/live-room/domain/rundown/curtain';
import type { Actuals } from './performance';
import type { Trigger } from '@standby/live-room/domain/rundown/trigger';

const HALF_A_DAY_MS = 12 * MILLIS_PER_HOUR;

/** Returns the moment with a time of day that is nearest to another moment. */
function nearestTimeOfDay(
  state: RoomState,
  minuteOfDay: number,
  nearMs: number,
  timeZone?: string,
): number {
  const fromMs = wallTimeOf(state, nearMs) - HALF_A_DAY_MS;
  return nextTimeOfDay(fromMs, minuteOfDay, timeZone) + state.clockOffsetMs;
}

/** Data from which the plan of the evening is computed. */
export interface Evening {
  readonly state: RoomState;
  readonly triggers: readonly Trigger[];
  readonly nowMs: number;
  readonly timeZone: string | undefined;
  /** Planned curtain time, in the room's time; undefined without one. */
  readonly curtainMs: number | undefined;
}

/** A timer with a known planned start, from which the others are planned. */
interface Anchor {
  readonly place: number;
  readonly startMs: number;
}

/** Returns the planned start of a timer after its trigger; only a time of day changes it. */
function triggeredStart(evening: Evening, place: number, startMs: number): number {
  const trigger = evening.triggers[place];
  return trigger?.kind === 'time'
    ? nearestTimeOfDay(evening.state, trigger.minuteOfDay, startMs, evening.timeZone)
    : startMs;
}

/**
 * Returns the planned starts from an anchor. The timers after it follow each other, or wait for
 * their time of day. Timers before it end where the next one starts, or have their time of day.
 */
function plannedStarts(evening: Evening, { place: anchor, startMs }: Anchor): number[] {
  const { timers } = evening.state;
  const before: number[] = [];
  let nextMs = startMs;
  for (const [back, timer] of timers.slice(0, anchor).toReversed().entries()) {
    // A timer on its own does not delay the sequence.
    const lengthMs = isOfSequence(timer) ? timer.durationMs : 0;
    const plannedMs = triggeredStart(evening, anchor - 1 - back, nextMs - lengthMs);
    if (isOfSequence(timer)) nextMs = plannedMs;
    before.unshift(plannedMs);
  }
  let endMs = startMs;
  const from = timers.slice(anchor).map((timer, after) => {
    const plannedMs = after === 0 ? startMs : triggeredStart(evening, anchor + after, endMs);
    if (isOfSequence(timer)) endMs = plannedMs + timer.durationMs;
    return plannedMs;
  });
  return [...before, ...from];
}

/**
 * Returns the moment of a time of day: the nearest to the first start, or, before any start, as for
 * a curtain time.
 */
function anchorMoment(
  { state, nowMs, timeZone }: Evening,
  minuteOfDay: number,
  first: Anchor | undefined,
): number {
  if (first) return nearestTimeOfDay(state, minuteOfDay, first.startMs, timeZone);
  return curtainMoment(wallTimeOf(state, nowMs), minuteOfDay, timeZone) + state.clockOffsetMs;
}

/**
 * Returns the anchor of the plan: curtain up at the curtain time, or else the first timer with a
 * time of day.
 */
function plannedAnchor(evening: Evening, first: Anchor | undefined): Anchor | undefined {
  const { state, triggers, curtainMs } = evening;
  if (curtainMs !== undefined) return { place: curtainPlace(state), startMs: curtainMs };
  for (const [place, trigger] of triggers.entries()) {
    if (trigger.kind === 'time' && isOfSequence(state.timers[place] ?? {}))
      return { place, startMs: anchorMoment(evening, trigger.minuteOfDay, first) };
  }
  return undefined;
}

/**
 * Returns the planned start of each timer. If no time is planned, the plan follows from the first
 * start.
 * @returns undefined while nothing determines when the evening begins.
 */
export function planOf(evening: Evening, actuals: Actuals): number[] | undefined {
  const { timers } = evening.state;
  const starts = actuals.flatMap((actual, place) =>
    actual && isOfSequence(timers[place] ?? {}) ? [{ place, startMs: actual.startMs }] : [],
  );
  const first = starts.toSorted((one, other) => one.startMs - other.startMs).at(0);
  const anchor = plannedAnchor(evening, first) ?? first;
  return anchor && plannedStarts(evening, anchor);
}
