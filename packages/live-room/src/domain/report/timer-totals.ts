import type { LogLine, TimerLine } from '../state/log-line';
import type { RoomState } from '../state/room-schema';

/** Totals of one timer while a report reads the log. */
export interface TimerTotals {
  readonly id: string;
  name: string;
  runs: { upAtMs: number; downAtMs: number | null; endedInHold: boolean }[];
  adjustments: number;
  adjustedMs: number;
  overrunMs: number;
  balanceMs: number;
  balanceAtMs: number;
  isRunning: boolean;
}

function initialTotals(timer: TimerLine, fromMs: number): TimerTotals {
  return {
    id: timer.id,
    name: timer.name,
    // The timer ran before the report began; its earlier part belongs to the previous report.
    runs: timer.wasRunning ? [{ upAtMs: fromMs, downAtMs: null, endedInHold: false }] : [],
    adjustments: 0,
    adjustedMs: 0,
    overrunMs: 0,
    balanceMs: timer.beforeMs,
    balanceAtMs: fromMs,
    isRunning: timer.wasRunning,
  };
}

function addLine(totals: TimerTotals, { type, atMs }: LogLine, timer: TimerLine): void {
  totals.name = timer.name;
  if (!timer.wasRunning && timer.isRunning) {
    totals.runs.push({ upAtMs: atMs, downAtMs: null, endedInHold: false });
  }
  const last = totals.runs.at(-1);
  if (timer.wasRunning && !timer.isRunning && last) {
    last.downAtMs = Math.max(atMs, last.upAtMs);
    last.endedInHold = type === 'pause';
  }
  if (type === 'adjust') {
    totals.adjustments += 1;
    totals.adjustedMs += timer.afterMs - timer.beforeMs;
  }
  // An overrun ends with an act that gives time; a hold only interrupts it.
  if (timer.beforeMs < 0 && timer.afterMs >= 0) totals.overrunMs -= timer.beforeMs;
  totals.balanceMs = timer.afterMs;
  totals.balanceAtMs = atMs;
  totals.isRunning = timer.isRunning;
}

/** Sums up the log lines by timer. */
export function totalsByTimer(
  lines: readonly LogLine[],
  state: RoomState,
  fromMs: number,
): TimerTotals[] {
  const totalsByTimerId = new Map<string, TimerTotals>();
  for (const line of lines) {
    for (const timer of [line.ended, ...(line.othersEnded ?? []), line.timer]) {
      if (!timer) continue;
      const openedAtMs = Number.isFinite(fromMs) ? fromMs : line.atMs;
      const totals = totalsByTimerId.get(timer.id) ?? initialTotals(timer, openedAtMs);
      totalsByTimerId.set(timer.id, totals);
      addLine(totals, line, timer);
    }
  }
  // Adds timers that were started before the report began, and not touched since.
  for (const { id, name, run, durationMs, adjustedMs } of state.timers) {
    if (totalsByTimerId.has(id) || run.phase !== 'running') continue;
    const upAtMs = Math.max(fromMs, run.startedAtMs);
    const beforeMs = durationMs + adjustedMs - run.elapsedBeforeMs - (upAtMs - run.startedAtMs);
    const timer = { id, name, beforeMs, afterMs: beforeMs, wasRunning: true, isRunning: true };
    totalsByTimerId.set(id, initialTotals(timer, upAtMs));
  }
  return [...totalsByTimerId.values()].filter(({ runs }) => runs.length > 0);
}
