import type { LogLine } from '../event-log/log-line';

/*
 * The log of a room is that of all its performances. Where one ends, the log has a line that says so.
 */

const BOUNDARIES: ReadonlySet<string> = new Set(['begin-report', 'end-performance']);

export function isBoundary({ type }: Pick<LogLine, 'type'>): boolean {
  return BOUNDARIES.has(type);
}

/** The part of the log that is one performance's. */
export interface Night {
  /** Of the line that ended it; `NIGHT_NOW` for the one that has not ended. */
  readonly id: string;
  /** Room's time, as all of these: the end of the one before. */
  readonly fromMs: number;
  readonly endedAtMs: number | null;
  /** Without undone ones and without the boundary. */
  readonly lines: readonly LogLine[];
}

export const NIGHT_NOW = 'now';

/** The performances of a log in which something happened, oldest first; the last one has not ended. */
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
/** How long before its start a performance begins: the house, checks, calls. */
const BEFORE_MS = 6 * MILLIS_PER_HOUR;
/** The longest performance. */
export const LONGEST_PERFORMANCE_MS = 12 * MILLIS_PER_HOUR;

/** Whether something happened in the performance that was to start at a moment, or in its preparation. */
export function isOfPerformance(atMs: number, startMs: number): boolean {
  return atMs >= startMs - BEFORE_MS && atMs <= startMs + LONGEST_PERFORMANCE_MS;
}

/**
 * What the log has of the performance that was to start at a moment: what lies around it up to the next boundary.
 * @param startMs of the room's time
 */
export function nightAround(lines: readonly LogLine[], startMs: number): Night | undefined {
  const night = nightsOf(lines).find(({ endedAtMs }) => endedAtMs === null || endedAtMs > startMs);
  if (!night) return undefined;
  const around = night.lines.filter(({ atMs }) => isOfPerformance(atMs, startMs));
  return around.length > 0 ? { ...night, lines: around } : undefined;
}
