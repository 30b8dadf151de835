import type { LogLine } from '@standby/live-room/domain/state/log-line';
import { type Run, runsByTimer } from '@standby/live-room/domain/report/show-report';
import type { RoomState, Timer } from '@standby/live-room/domain/state/room-schema';
import { isOfSequence } from '@standby/live-room/domain/state/room-state';
import {
  elapsedMs,
  phaseOf,
  remainingMs,
  zeroAtMs,
} from '@standby/live-room/domain/timer/countdown';
import { MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';
import { curtainPlace } from '@standby/live-room/domain/rundown/curtain';
import { type Actual, type Actuals, performanceOf } from './performance';
import { type Evening, planOf } from './plan';
import { type Trigger, triggerOf } from '@standby/live-room/domain/rundown/trigger';

/*
 * Compares the planned evening with its course. The timer that is curtain up begins at the curtain
 * time; the plan of the others follows from durations and times of day. The log has the actual
 * course. All moments are in the room's time.
 */

/** `running` and `held` for the current timer; `skipped` if a later one was started instead. */
export type ItemState = 'ahead' | 'running' | 'held' | 'done' | 'skipped';

export interface RundownItem {
  readonly timer: Timer;
  readonly trigger: Trigger;
  readonly state: ItemState;
  /** Whether the timer begins at the curtain time. */
  readonly isCurtainUp: boolean;
  /**
   * Planned start; null while neither a curtain time nor a start determines when the evening
   * begins.
   */
  readonly plannedStartMs: number | null;
  readonly plannedEndMs: number | null;
  readonly actualStartMs: number | null;
  /** Expected or past start and end; null without a plan and a start. */
  readonly expectedStartMs: number | null;
  readonly expectedEndMs: number | null;
}

export interface Rundown {
  readonly items: readonly RundownItem[];
  /**
   * Projected minus planned curtain down in ms; below zero the show is early. Null without a plan.
   */
  readonly driftMs: number | null;
  /** Position of the now-line: the place of its item, and the share of the item that has passed. */
  readonly now: { readonly place: number; readonly share: number };
}

/** Returns the start and end of a timer's runs since its last reset. */
function seriesOf(timer: Timer, runs: readonly Run[], nowMs: number): Actual | undefined {
  const { run } = timer;
  let missingMs = elapsedMs(timer, nowMs);
  for (const { upAtMs, downAtMs } of runs.toReversed()) {
    missingMs -= (downAtMs ?? nowMs) - upAtMs;
    if (missingMs < MILLIS_PER_SECOND)
      return { startMs: upAtMs, endMs: runs.at(-1)?.downAtMs ?? null };
  }
  // The timer has run since the previous performance. Only the length of its earlier runs is known.
  return run.phase === 'running'
    ? { startMs: run.startedAtMs - run.elapsedBeforeMs, endMs: null }
    : undefined;
}

/** Returns the expected or past end of a started timer. */
function endOf(timer: Timer, { endMs }: Actual, nowMs: number): number {
  const zeroMs = zeroAtMs(timer);
  if (zeroMs !== undefined) return Math.max(zeroMs, nowMs);
  const leftMs = phaseOf(timer) === 'paused' ? remainingMs(timer, nowMs) : 0;
  return leftMs > 0 ? nowMs + leftMs : (endMs ?? nowMs);
}

/**
 * Returns the state of a started timer. A paused timer on its own is held, even if it is not the
 * current one.
 */
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
 * Returns the expected starts and ends of the timers after the current one, if all goes by plan. A
 * timer never starts before its time of day, nor the show before its curtain time.
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
 * Returns the projected minus the planned curtain down. The drift stands still once all timers are
 * over. A timer that was stopped at its zero is over, but later timers may still come.
 */
function driftOf(items: readonly RundownItem[], current: number): number | null {
  const plannedMs = items.findLast(({ timer }) => isOfSequence(timer))?.plannedEndMs ?? null;
  const last = items.findLast(
    ({ state, timer }, place) => place >= current && state === 'ahead' && isOfSequence(timer),
  );
  const projectedMs = (last ?? items[current])?.expectedEndMs ?? null;
  return projectedMs === null || plannedMs === null ? null : projectedMs - plannedMs;
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
 * Returns the rundown of a room for any moment until its next event.
 * @param lines the room's log.
 * @param timeZone IANA name of the venue's zone; defaults to the machine's own.
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

/** Returns the place of the last started timer of the sequence; -1 before the first start. */
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
