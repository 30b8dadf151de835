import type { LogLine } from '../event-log/log-line';
import { type Run, runsByTimer } from '../report/show-report';
import type { RoomState, Timer } from '../room/room-schema';
import { isOfSequence } from '../room/room-state';
import { elapsedMs, phaseOf, remainingMs, zeroAtMs } from '../timer/countdown';
import { MILLIS_PER_SECOND } from '../timer/time';
import { curtainPlace } from './curtain';
import { type Actual, type Actuals, performanceOf } from './performance';
import { type Evening, planOf } from './plan';
import { type Trigger, triggerOf } from './trigger';

/*
 * The evening as it was planned beside how it goes. The curtain time is that of the timer that is
 * curtain up; the plan of the others follows from durations and times of day. What happened comes from the log. All moments are in the room's time.
 */

/** `running` and `held` for the timer that the evening is at; `skipped` where a later one was started. */
export type ItemState = 'ahead' | 'running' | 'held' | 'done' | 'skipped';

export interface RundownItem {
  readonly timer: Timer;
  readonly trigger: Trigger;
  readonly state: ItemState;
  /** Whether it begins at the curtain time. */
  readonly isCurtainUp: boolean;
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
  /** Projected curtain down minus the planned one, in ms; below zero it is early. Null without a plan. */
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
  const leftMs = phaseOf(timer) === 'paused' ? remainingMs(timer, nowMs) : 0;
  return leftMs > 0 ? nowMs + leftMs : (endMs ?? nowMs);
}

/** A timer on its own is held for as long as it is paused: nothing goes on after it. */
function stateOf(timer: Timer, isCurrent: boolean, nowMs: number): ItemState {
  if (timer.run.phase === 'running') return 'running';
  const isHeld = phaseOf(timer) === 'paused' && remainingMs(timer, nowMs) > 0;
  return isHeld && (isCurrent || !isOfSequence(timer)) ? 'held' : 'done';
}

interface Expected {
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * When the timers after the current one start and end if all goes on by plan. None starts before its time of
 * day, and the show not before its curtain time.
 */
function expectedTimes(
  evening: Evening,
  plan: readonly number[],
  actuals: Actuals,
  current: number,
): (Expected | undefined)[] {
  const { state, triggers, nowMs, curtainMs } = evening;
  const waitsForCurtain = curtainMs === undefined ? -1 : curtainPlace(state);
  let nextMs = Math.max(nowMs, plan[0] ?? nowMs);
  return state.timers.map((timer, place) => {
    const actual = actuals[place];
    if (actual) {
      const isPast = place < current && isOfSequence(timer);
      const endMs = isPast ? (actual.endMs ?? nowMs) : endOf(timer, actual, nowMs);
      if (place === current) nextMs = Math.max(endMs, nowMs);
      return { startMs: actual.startMs, endMs };
    }
    if (place < current && isOfSequence(timer)) return undefined;
    const isWaiting = triggers[place]?.kind === 'time' || place === waitsForCurtain;
    const startMs = isWaiting ? Math.max(nextMs, plan[place] ?? nextMs) : nextMs;
    const endMs = startMs + timer.durationMs;
    if (isOfSequence(timer)) nextMs = endMs;
    return { startMs, endMs };
  });
}

/**
 * Projected curtain down minus planned curtain down. Once all is over it stands still; a timer that was
 * stopped at its zero is over, and what comes after it may still come.
 */
function driftOf(items: readonly RundownItem[], current: number): number | null {
  const plannedMs = items.findLast(({ timer }) => isOfSequence(timer))?.plannedEndMs ?? null;
  const last = items.findLast(
    ({ state, timer }, place) => place >= current && state === 'ahead' && isOfSequence(timer),
  );
  const isMs = (last ?? items[current])?.expectedEndMs ?? null;
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

  function startedAt(timer: Timer, nowMs: number): Actual | undefined {
    if (timer.run.phase === 'idle') return undefined;
    return seriesOf(timer, runsOf.get(timer.id) ?? [], nowMs);
  }

  return (nowMs) => {
    const started = timers.map((timer) => startedAt(timer, nowMs));
    const { curtainMs, actuals } = performanceOf(state, started, nowMs);
    const evening = { state, triggers, nowMs, timeZone, curtainMs };
    const current = latestStart(timers, actuals);
    const plan = planOf(evening, actuals);
    const expected = plan ? expectedTimes(evening, plan, actuals, current) : [];
    const items = timers.map((timer, place): RundownItem => {
      const actual = actuals[place];
      const plannedStartMs = plan?.[place] ?? null;
      const unplayed = place < current && isOfSequence(timer) ? 'skipped' : 'ahead';
      return {
        timer,
        trigger: triggers[place] ?? { kind: 'manual' },
        isCurtainUp: place === curtainPlace(state),
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

/** The place of the timer of the sequence that was started last; -1 where none was. */
function latestStart(timers: readonly Timer[], actuals: Actuals): number {
  return actuals.reduce(
    (latest, actual, place) =>
      actual &&
      isOfSequence(timers[place] ?? {}) &&
      actual.startMs >= (actuals[latest]?.startMs ?? Number.NEGATIVE_INFINITY)
        ? place
        : latest,
    -1,
  );
}
