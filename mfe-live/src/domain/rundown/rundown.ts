import type { LogLine } from '../event-log/log-line';
import { type Run, runsByTimer } from '../report/show-report';
import type { RoomState, Timer } from '../room/room-schema';
import { elapsedMs, remainingMs, zeroAtMs } from '../timer/countdown';
import { MILLIS_PER_SECOND } from '../timer/time';
import { type Actual, type Evening, EVENING_MS, planOf } from './plan';
import { type Trigger, triggerOf } from './trigger';

/*
 * The evening as it was planned beside how it goes. The plan begins at the curtain and follows the
 * timers' durations; what happened comes from the log. All moments are in the room's time.
 */

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

/** When the timer's present series of runs began: those since its last reset. */
function seriesOf(timer: Timer, runs: readonly Run[], nowMs: number): Actual | undefined {
  const { run } = timer;
  let missingMs = elapsedMs(timer, nowMs);
  for (const { upAtMs, downAtMs } of runs.toReversed()) {
    missingMs -= (downAtMs ?? nowMs) - upAtMs;
    if (missingMs < MILLIS_PER_SECOND)
      return { startMs: upAtMs, endMs: runs.at(-1)?.downAtMs ?? null };
  }
  // It runs on from the performance before: of that one's runs only their length is known.
  return run.phase === 'running'
    ? { startMs: run.startedAtMs - run.elapsedBeforeMs, endMs: null }
    : undefined;
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
 * The rundown of a room, at any moment until its next event.
 * @param lines the room's log.
 * @param timeZone IANA name of the venue; the machine's own without one.
 * @returns a function of the room's time.
 */
export function rundownOf(
  state: RoomState,
  lines: readonly LogLine[],
  timeZone?: string,
): (nowMs: number) => Rundown {
  const { timers } = state;
  const triggers = timers.map((_, place) => triggerOf(timers, place));
  const runsOf = runsByTimer(lines, state);

  function actualOf(timer: Timer, nowMs: number): Actual | undefined {
    if (timer.run.phase === 'idle') return undefined;
    const actual = seriesOf(timer, runsOf.get(timer.id) ?? [], nowMs);
    return actual && nowMs - actual.startMs <= EVENING_MS ? actual : undefined;
  }

  return (nowMs) => {
    const evening = { state, triggers, nowMs, timeZone };
    const actuals = timers.map((timer) => actualOf(timer, nowMs));
    const current = latestStart(actuals);
    const plan = planOf(evening, actuals);
    const expected = plan ? expectedTimes(evening, plan, actuals, current) : [];
    const items = timers.map((timer, place): RundownItem => {
      const actual = actuals[place];
      const plannedStartMs = plan?.[place] ?? null;
      const unplayed = place < current ? 'left-out' : 'ahead';
      return {
        timer,
        trigger: triggers[place] ?? { kind: 'manual' },
        state: actual ? stateOf(timer, place === current, nowMs) : unplayed,
        plannedStartMs,
        plannedEndMs: plannedStartMs === null ? null : plannedStartMs + timer.durationMs,
        actualStartMs: actual?.startMs ?? null,
        expectedStartMs: expected[place]?.startMs ?? null,
        expectedEndMs: expected[place]?.endMs ?? null,
      };
    });
    return { items, driftMs: driftOf(items, current), now: nowOf(items, current, nowMs) };
  };
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
