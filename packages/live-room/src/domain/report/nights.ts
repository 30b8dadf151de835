import type { LogLine } from '../state/log-line';

/*
 * The log of a room covers all its performances. A boundary line marks the end of each.
 */

const BOUNDARIES: ReadonlySet<string> = new Set(['begin-report', 'end-performance']);

export function isBoundary({ type }: Pick<LogLine, 'type'>): boolean {
  return BOUNDARIES.has(type);
}

/** The part of the log that belongs to one performance. */
export interface Night {
  /** Id of the line that ended the performance; `NIGHT_NOW` for the current one. */
  readonly id: string;
  /** End of the previous performance. All moments are in the room's time. */
  readonly fromMs: number;
  readonly endedAtMs: number | null;
  /** Lines of the performance, without undone ones and without the boundary. */
  readonly lines: readonly LogLine[];
}

export const NIGHT_NOW = 'now';

/**
 * Returns the performances of a log that have any lines, oldest first. The last one is the current
 * one.
 */
export function nightsOf(lines: readonly LogLine[]): Night[] {
  const nights: Night[] = [];
  let since: LogLine[] = [];
  let fromMs = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    if (line.isUndone) continue;
    if (!isBoundary(line)) {
      since.push(line);
      continue;
    }
    if (since.length > 0) nights.push({ id: line.id, fromMs, endedAtMs: line.atMs, lines: since });
    since = [];
    fromMs = line.atMs;
  }
  return [...nights, { id: NIGHT_NOW, fromMs, endedAtMs: null, lines: since }];
}

const MILLIS_PER_HOUR = 60 * 60 * 1000;
/**
 * Milliseconds before its start from which acts belong to a performance: the house, checks, calls.
 */
const BEFORE_MS = 6 * MILLIS_PER_HOUR;
/** Length in ms of the longest possible performance. */
export const LONGEST_PERFORMANCE_MS = 12 * MILLIS_PER_HOUR;

/** Whether a moment belongs to the performance planned for a start, or to its preparation. */
export function isOfPerformance(atMs: number, startMs: number): boolean {
  return atMs >= startMs - BEFORE_MS && atMs <= startMs + LONGEST_PERFORMANCE_MS;
}

/**
 * Returns the log lines of the performance planned for a start: those around it, up to the next
 * boundary.
 * @param startMs planned start, in the room's time
 */
export function nightAround(lines: readonly LogLine[], startMs: number): Night | undefined {
  const night = nightsOf(lines).find(({ endedAtMs }) => endedAtMs === null || endedAtMs > startMs);
  if (!night) return undefined;
  const around = night.lines.filter(({ atMs }) => isOfPerformance(atMs, startMs));
  return around.length > 0 ? { ...night, lines: around } : undefined;
}
