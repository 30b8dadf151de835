import type { LogLine } from '../state/log-line';
import type { RoomState } from '../state/room-schema';
import { timerOf } from '../state/room-state';
import { isBoundary } from './nights';
import { type TimerTotals, totalsByTimer } from './timer-totals';

/**
 * A run of a timer from its start to its hold, reset or removal; `downAtMs` is null while it runs.
 */
export interface Run {
  readonly upAtMs: number;
  readonly downAtMs: number | null;
}

export interface TimerReport {
  readonly timerId: string;
  readonly name: string;
  readonly runs: readonly Run[];
  /** First start of the timer; `downAtMs` is its last stop, or null while it runs. */
  readonly upAtMs: number;
  readonly downAtMs: number | null;
  readonly runningMs: number;
  /** Number of stops after which the timer was started again. */
  readonly holds: number;
  readonly heldMs: number;
  /** Number of times that minutes were given or taken; `adjustedMs` is their sum. */
  readonly adjustments: number;
  readonly adjustedMs: number;
  /** Total time that the timer ran past zero. */
  readonly overrunMs: number;
}

interface ReportMessage {
  readonly atMs: number;
  readonly isQuestion: boolean;
  readonly text: string;
}

/** Events of the room's last performance, oldest first. */
export interface ShowReport {
  /** Timers that ran. */
  readonly timers: readonly TimerReport[];
  readonly messages: readonly ReportMessage[];
  readonly upAtMs: number | null;
  readonly downAtMs: number | null;
  /** Time from the first start to the last stop, or to now while a timer runs. */
  readonly totalMs: number;
  /** Time in which at least one timer ran. */
  readonly runningMs: number;
}

const MESSAGE_TYPES: ReadonlySet<string> = new Set([
  'send-message',
  'give-call',
  'give-own-call',
  'ask',
]);

/** Returns the lines of the report's performance. */
function sinceBeginning(lines: readonly LogLine[]): {
  readonly lines: readonly LogLine[];
  readonly fromMs: number;
} {
  const valid = lines.filter(({ isUndone }) => !isUndone);
  const place = valid.findLastIndex(isBoundary);
  return {
    lines: valid.slice(place + 1),
    fromMs: valid[place]?.atMs ?? Number.NEGATIVE_INFINITY,
  };
}

function lengthOf({ upAtMs, downAtMs }: Run, nowMs: number): number {
  return Math.max(0, (downAtMs ?? nowMs) - upAtMs);
}

function timerReport(totals: TimerTotals, state: RoomState, nowMs: number): TimerReport {
  const { runs, balanceAtMs, isRunning } = totals;
  const finalMs = totals.balanceMs - (isRunning ? Math.max(0, nowMs - balanceAtMs) : 0);
  const held = runs.slice(0, -1).flatMap(({ downAtMs, endedInHold }, index) => {
    const next = runs[index + 1];
    return endedInHold && next && downAtMs !== null ? next.upAtMs - downAtMs : [];
  });
  return {
    timerId: totals.id,
    name: timerOf(state, totals.id)?.name ?? totals.name,
    runs: runs.map(({ upAtMs, downAtMs }) => ({ upAtMs, downAtMs })),
    upAtMs: runs[0]?.upAtMs ?? 0,
    downAtMs: runs.at(-1)?.downAtMs ?? null,
    runningMs: runs.reduce((sum, run) => sum + lengthOf(run, nowMs), 0),
    holds: held.length,
    heldMs: held.reduce((sum, ms) => sum + ms, 0),
    adjustments: totals.adjustments,
    adjustedMs: totals.adjustedMs,
    overrunMs: totals.overrunMs + Math.max(0, -finalMs),
  };
}

/** Returns the time that at least one of the runs covers. */
function coveredMs(runs: readonly Run[], nowMs: number): number {
  let covered = 0;
  let untilMs = Number.NEGATIVE_INFINITY;
  for (const run of runs.toSorted((one, other) => one.upAtMs - other.upAtMs)) {
    const fromMs = Math.max(run.upAtMs, untilMs);
    const downAtMs = run.downAtMs ?? nowMs;
    covered += Math.max(0, downAtMs - fromMs);
    untilMs = Math.max(untilMs, downAtMs);
  }
  return covered;
}

/** Returns the runs of each timer in this performance. */
export function runsByTimer(
  lines: readonly LogLine[],
  state: RoomState,
): ReadonlyMap<string, readonly Run[]> {
  const since = sinceBeginning(lines);
  return new Map(totalsByTimer(since.lines, state, since.fromMs).map(({ id, runs }) => [id, runs]));
}

/** Builds the show report from the log. Undone acts are left out. */
export function showReport(lines: readonly LogLine[], state: RoomState, nowMs: number): ShowReport {
  const since = sinceBeginning(lines);
  const timers = totalsByTimer(since.lines, state, since.fromMs)
    .map((totals) => timerReport(totals, state, nowMs))
    .toSorted((one, other) => one.upAtMs - other.upAtMs);
  const runs = timers.flatMap((timer) => timer.runs);
  const isUp = runs.some(({ downAtMs }) => downAtMs === null);
  const upAtMs = timers[0]?.upAtMs ?? null;
  const lastDownMs = runs.reduce((last, run) => Math.max(last, run.downAtMs ?? nowMs), 0);
  return {
    timers,
    messages: since.lines
      .filter(({ type }) => MESSAGE_TYPES.has(type))
      .map(({ atMs, type, text }) => ({ atMs, isQuestion: type === 'ask', text: text ?? '' })),
    upAtMs,
    downAtMs: upAtMs === null || isUp ? null : lastDownMs,
    totalMs: upAtMs === null ? 0 : Math.max(0, lastDownMs - upAtMs),
    runningMs: coveredMs(runs, nowMs),
  };
}
