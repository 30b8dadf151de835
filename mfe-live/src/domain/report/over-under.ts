import type { LogLine } from '../event-log/log-line';
import type { RoomState, Timer } from '../room/room-schema';
import { elapsedMs } from '../timer/countdown';
import { clockFigure, MILLIS_PER_SECOND } from '../timer/time';

/** A timer that was played, as far as the show's total needs it. */
export interface PlayedTimer {
  readonly timer: Timer;
  /** How long it stood between its start and its last start, in ms. */
  readonly heldMs: number;
  /** Since when it is held, where the show waits for it to go on; null while it runs or is over. */
  readonly heldSinceMs: number | null;
  /** Another timer was started after it stopped: nothing more of it comes. */
  readonly isOver: boolean;
}

interface Holds {
  startedAtMs: number;
  stoppedAtMs: number | null;
  heldMs: number;
}

/** Starts and stops of each timer since its last reset, within the current report. */
function holdsByTimer(lines: readonly LogLine[]): Map<string, Holds> {
  const holds = new Map<string, Holds>();
  for (const { type, atMs, timer, ended, isUndone } of lines) {
    if (isUndone) continue;
    if (type === 'begin-report') holds.clear();
    for (const changed of [ended, timer]) {
      if (!changed) continue;
      const { id, wasRunning, isRunning } = changed;
      const known = holds.get(id);
      if (type === 'reset') holds.delete(id);
      else if (!wasRunning && isRunning) {
        const gapMs = known?.stoppedAtMs == null ? 0 : Math.max(0, atMs - known.stoppedAtMs);
        const heldMs = (known?.heldMs ?? 0) + gapMs;
        holds.set(id, { startedAtMs: atMs, stoppedAtMs: null, heldMs });
      } else if (wasRunning && !isRunning) {
        const begun = known ?? { startedAtMs: atMs, heldMs: 0 };
        holds.set(id, { ...begun, stoppedAtMs: atMs });
      }
    }
  }
  return holds;
}

/**
 * The timers that were played in this performance: since the last new report, and not reset since.
 * What changes as time passes is left to `overUnderMs`.
 */
export function playedTimers(state: RoomState, lines: readonly LogLine[]): PlayedTimer[] {
  const holds = holdsByTimer(lines);
  const lastStartMs = Math.max(...[...holds.values()].map(({ startedAtMs }) => startedAtMs));
  return state.timers.flatMap((timer) => {
    const { phase } = timer.run;
    const known = holds.get(timer.id);
    if (phase === 'running') {
      return { timer, heldMs: known?.heldMs ?? 0, heldSinceMs: null, isOver: false };
    }
    if (phase === 'idle' || known?.stoppedAtMs == null) return [];
    const isAtZero = elapsedMs(timer, known.stoppedAtMs) >= timer.durationMs + timer.adjustedMs;
    const isOver = isAtZero || lastStartMs > known.startedAtMs;
    const heldSinceMs = isOver ? null : known.stoppedAtMs;
    return { timer, heldMs: known.heldMs, heldSinceMs, isOver };
  });
}

/**
 * How far the played timers are from their plan, in ms: what they took, or will at least take, with
 * their holds, against their durations. Above zero the show is over, below it is under.
 * @returns null before anything was played.
 */
export function overUnderMs(played: readonly PlayedTimer[], nowMs: number): number | null {
  if (played.length === 0) return null;
  return played.reduce((sum, { timer, heldMs, heldSinceMs, isOver }) => {
    const elapsed = elapsedMs(timer, nowMs);
    const actual = isOver ? elapsed : Math.max(elapsed, timer.durationMs + timer.adjustedMs);
    const holding = heldSinceMs === null ? 0 : Math.max(0, nowMs - heldSinceMs);
    return sum + actual - timer.durationMs + heldMs + holding;
  }, 0);
}

/** `+2:14 over`, `1:10 under` or `On time`; whole seconds, towards zero. */
export function overUnderText(ms: number): string {
  const seconds = Math.trunc(ms / MILLIS_PER_SECOND);
  if (seconds === 0) return 'On time';
  return seconds > 0 ? `+${clockFigure(seconds)} over` : `${clockFigure(-seconds)} under`;
}
