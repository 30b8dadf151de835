import type { LogLine } from '../event-log/log-line';
import { type Run, showReport } from '../report/show-report';
import type { RoomState, Timer } from '../room/room-schema';
import { wallTimeOf } from '../room/room-state';
import { elapsedMs, remainingMs, zeroAtMs } from '../timer/countdown';
import { nextTimeOfDay } from '../timer/local-time';
import { clockFigure, MILLIS_PER_HOUR, MILLIS_PER_SECOND } from '../timer/time';
import { type Trigger, triggerOf } from './trigger';

/*
 * The evening as it was planned beside how it goes. The plan begins at the curtain and follows the
 * timers' durations; what happened comes from the log. All moments are in the room's time.
 */

/** A start is of this evening if it is no further than this from its plan. */
const EVENING_MS = 12 * MILLIS_PER_HOUR;

/** `running` and `held` for the timer that the evening is at; `left-out` where a later one was started. */
export type ItemState = 'ahead' | 'running' | 'held' | 'done' | 'left-out';

export interface RundownItem {
  readonly timer: Timer;
  readonly trigger: Trigger;
  readonly state: ItemState;
  /** Null while neither a curtain time nor a start says when the evening begins. */
  readonly plannedStartMs: number | null;
  readonly plannedEndMs: number | null;
  readonly actualStartMs: number | null;
  /** When it is over as it stands; of one that is done, when it was. Null without a plan and a start. */
  readonly expectedStartMs: number | null;
  readonly expectedEndMs: number | null;
}

export interface Rundown {
  readonly items: readonly RundownItem[];
  /** How far the evening is behind its plan, in ms; below zero it is ahead. Null without a plan. */
  readonly driftMs: number | null;
  /** Where the now-line is: in which item, and what share of it has passed. */
  readonly now: { readonly place: number; readonly share: number };
}

interface Actual {
  readonly startMs: number;
  readonly endMs: number | null;
}

/** When the timer's present series of runs began: those since its last reset. */
function seriesOf(timer: Timer, runs: readonly Run[], nowMs: number): Actual | undefined {
  let missingMs = elapsedMs(timer, nowMs);
  for (const run of runs.toReversed()) {
    missingMs -= (run.downAtMs ?? nowMs) - run.upAtMs;
    if (missingMs < MILLIS_PER_SECOND)
      return { startMs: run.upAtMs, endMs: runs.at(-1)?.downAtMs ?? null };
  }
  return undefined;
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
interface Evening {
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

/** Without a planned beginning the plan follows from the first start. */
function planOf(evening: Evening, actuals: readonly (Actual | undefined)[]): number[] | undefined {
  const beginMs = plannedBeginning(evening);
  if (beginMs !== undefined) return plannedStarts(evening, beginMs);
  const starts = actuals.flatMap((actual, place) => (actual ? [{ ...actual, place }] : []));
  const first = starts.toSorted((one, other) => one.startMs - other.startMs).at(0);
  if (!first) return undefined;
  const before = evening.state.timers.slice(0, first.place);
  const beforeMs = before.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return plannedStarts(evening, first.startMs - beforeMs);
}

/** When a timer that was started is over, or was. */
function endOf(timer: Timer, { endMs }: Actual, nowMs: number): number {
  const zeroMs = zeroAtMs(timer);
  if (zeroMs !== undefined) return Math.max(zeroMs, nowMs);
  const leftMs = remainingMs(timer, nowMs);
  return leftMs > 0 ? nowMs + leftMs : (endMs ?? nowMs);
}

function stateOf(timer: Timer, isCurrent: boolean, nowMs: number): ItemState {
  if (timer.run.phase === 'running') return 'running';
  return isCurrent && remainingMs(timer, nowMs) > 0 ? 'held' : 'done';
}

interface Expected {
  readonly startMs: number;
  readonly endMs: number;
}

/** When the timers after the current one start and end if all goes on by plan. */
function expectedTimes(
  { state, triggers, nowMs }: Evening,
  plan: readonly number[],
  actuals: readonly (Actual | undefined)[],
  current: number,
): (Expected | undefined)[] {
  let nextMs = Math.max(nowMs, plan[0] ?? nowMs);
  return state.timers.map((timer, place) => {
    const actual = actuals[place];
    if (actual) {
      const endMs = place < current ? (actual.endMs ?? nowMs) : endOf(timer, actual, nowMs);
      if (place === current) nextMs = Math.max(endMs, nowMs);
      return { startMs: actual.startMs, endMs };
    }
    if (place < current) return undefined;
    const waitsFor = triggers[place]?.kind === 'time' ? plan[place] : undefined;
    const startMs = Math.max(nextMs, waitsFor ?? nextMs);
    nextMs = startMs + timer.durationMs;
    return { startMs, endMs: nextMs };
  });
}

/** Behind at the next start, or where nothing comes any more, at the end. */
function driftOf(items: readonly RundownItem[], current: number): number | null {
  const next = items.find(({ state }, place) => place > current && state === 'ahead');
  const [isMs, plannedMs] = next
    ? [next.expectedStartMs, next.plannedStartMs]
    : [items[current]?.expectedEndMs ?? null, items[current]?.plannedEndMs ?? null];
  return isMs === null || plannedMs === null ? null : isMs - plannedMs;
}

function nowOf(items: readonly RundownItem[], current: number, nowMs: number): Rundown['now'] {
  const item = items[current];
  if (!item || item.actualStartMs === null || item.expectedEndMs === null)
    return { place: 0, share: 0 };
  if (item.state === 'done') return { place: current, share: 1 };
  const lengthMs = item.expectedEndMs - item.actualStartMs;
  const share = lengthMs > 0 ? (nowMs - item.actualStartMs) / lengthMs : 1;
  return { place: current, share: Math.min(1, Math.max(0, share)) };
}

/**
 * The rundown at a moment.
 * @param lines the room's log.
 * @param nowMs the room's time.
 * @param timeZone IANA name of the venue; the machine's own without one.
 */
export function rundownOf(
  state: RoomState,
  lines: readonly LogLine[],
  nowMs: number,
  timeZone?: string,
): Rundown {
  const { timers } = state;
  const triggers = timers.map((_, place) => triggerOf(timers, place));
  const evening = { state, triggers, nowMs, timeZone };
  const runsOf = new Map(
    showReport(lines, state, nowMs).timers.map(({ timerId, runs }) => [timerId, runs]),
  );
  const actuals = timers.map((timer) => {
    const actual =
      timer.run.phase === 'idle' ? undefined : seriesOf(timer, runsOf.get(timer.id) ?? [], nowMs);
    return actual && nowMs - actual.startMs <= EVENING_MS ? actual : undefined;
  });
  const current = latestStart(actuals);
  const plan = planOf(evening, actuals);
  const expected = plan ? expectedTimes(evening, plan, actuals, current) : [];
  const items = timers.map((timer, place): RundownItem => {
    const actual = actuals[place];
    const trigger = triggers[place] ?? { kind: 'manual' };
    const startedState = place < current ? 'left-out' : 'ahead';
    const plannedStartMs = plan?.[place] ?? null;
    return {
      timer,
      trigger,
      state: actual ? stateOf(timer, place === current, nowMs) : startedState,
      plannedStartMs,
      plannedEndMs: plannedStartMs === null ? null : plannedStartMs + timer.durationMs,
      actualStartMs: actual?.startMs ?? null,
      expectedStartMs: expected[place]?.startMs ?? null,
      expectedEndMs: expected[place]?.endMs ?? null,
    };
  });
  return { items, driftMs: driftOf(items, current), now: nowOf(items, current, nowMs) };
}

/** The place of the timer that was started last; -1 where none was. */
function latestStart(actuals: readonly (Actual | undefined)[]): number {
  return actuals.reduce(
    (latest, actual, place) =>
      actual && actual.startMs >= (actuals[latest]?.startMs ?? Number.NEGATIVE_INFINITY)
        ? place
        : latest,
    -1,
  );
}

const MINUS = '\u2212';

/** `+2:14` behind the plan, `−0:40` ahead of it, `0:00` on time; whole seconds. */
export function driftFigure(driftMs: number): string {
  const seconds = Math.round(driftMs / MILLIS_PER_SECOND);
  if (seconds === 0) return clockFigure(0);
  return `${seconds > 0 ? '+' : MINUS}${clockFigure(Math.abs(seconds))}`;
}

/** The drift in a word: figures alone leave it open which sign is late. */
export function driftWord(driftMs: number): 'behind' | 'ahead' | 'on time' {
  const seconds = Math.round(driftMs / MILLIS_PER_SECOND);
  if (seconds === 0) return 'on time';
  return seconds > 0 ? 'behind' : 'ahead';
}
