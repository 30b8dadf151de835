import type { LogLine, TimerLine } from './log';
import type { RoomState } from './room-state';

/** What a report keeps about one timer while it goes through the log. */
export interface TimerAccount {
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

function openAccount(timer: TimerLine, fromMs: number): TimerAccount {
  return {
    id: timer.id,
    name: timer.name,
    // It ran before the report began: its part before that belongs to the last one.
    runs: timer.wasRunning ? [{ upAtMs: fromMs, downAtMs: null, endedInHold: false }] : [],
    adjustments: 0,
    adjustedMs: 0,
    overrunMs: 0,
    balanceMs: timer.beforeMs,
    balanceAtMs: fromMs,
    isRunning: timer.wasRunning,
  };
}

function post(account: TimerAccount, { type, atMs }: LogLine, timer: TimerLine): void {
  account.name = timer.name;
  if (!timer.wasRunning && timer.isRunning) {
    account.runs.push({ upAtMs: atMs, downAtMs: null, endedInHold: false });
  }
  const last = account.runs.at(-1);
  if (timer.wasRunning && !timer.isRunning && last) {
    last.downAtMs = Math.max(atMs, last.upAtMs);
    last.endedInHold = type === 'pause';
  }
  if (type === 'adjust') {
    account.adjustments += 1;
    account.adjustedMs += timer.afterMs - timer.beforeMs;
  }
  // An overrun ends with the act that gives time; a hold only interrupts it.
  if (timer.beforeMs < 0 && timer.afterMs >= 0) account.overrunMs -= timer.beforeMs;
  account.balanceMs = timer.afterMs;
  account.balanceAtMs = atMs;
  account.isRunning = timer.isRunning;
}

/** Balances the books: every line that concerns a timer, into that timer's account. */
export function accountsOf(
  lines: readonly LogLine[],
  state: RoomState,
  fromMs: number,
): TimerAccount[] {
  const accounts = new Map<string, TimerAccount>();
  for (const line of lines) {
    if (!line.timer) continue;
    const openedAtMs = Number.isFinite(fromMs) ? fromMs : line.atMs;
    const account = accounts.get(line.timer.id) ?? openAccount(line.timer, openedAtMs);
    accounts.set(line.timer.id, account);
    post(account, line, line.timer);
  }
  // Started before the report began and not touched since.
  for (const { id, name, run, durationMs, adjustedMs } of state.timers) {
    if (accounts.has(id) || run.phase !== 'running') continue;
    const upAtMs = Math.max(fromMs, run.startedAtMs);
    const beforeMs = durationMs + adjustedMs - run.elapsedBeforeMs - (upAtMs - run.startedAtMs);
    const timer = { id, name, beforeMs, afterMs: beforeMs, wasRunning: true, isRunning: true };
    accounts.set(id, openAccount(timer, upAtMs));
  }
  return [...accounts.values()].filter(({ runs }) => runs.length > 0);
}
