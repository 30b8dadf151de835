import { fieldsOf } from './objects';

/*
 * The performances of a show as its schedule has them, for its live room. In sample mode the show's pages store them
 * in this browser; in connected mode a route of the server returns them.
 */

/** localStorage key of the entry. */
export const performancesKey = (showId: string): string => `standby:performances:${showId}`;

export const performanceCustoms = ['british', 'american'] as const;

export interface ScheduledPerformance {
  /** Of its entry on the schedule; of its report where it has none. */
  readonly id: string;
  /** Such as `Performance 12`. */
  readonly name: string;
  /** YYYY-MM-DD on a wall at the venue. */
  readonly date: string;
  /** When the curtain goes up, and when it is planned to be over; epoch ms. */
  readonly startAtMs: number;
  readonly endAtMs: number;
  /** How the calls before it are named and timed. */
  readonly custom: (typeof performanceCustoms)[number];
  /** Of its report; empty where nobody has written in it. */
  readonly reportId: string;
  /** Whether its report was sent: it is over. */
  readonly isSent: boolean;
  /** What its report says, as `reportOfNightSchema` has it; left out for those who do not write reports. */
  readonly report?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isPerformance(value: unknown): value is ScheduledPerformance {
  const { id, name, date, startAtMs, endAtMs, custom, reportId, isSent } = fieldsOf(value);
  return (
    [id, name, date, reportId].every(isText) &&
    typeof isSent === 'boolean' &&
    [startAtMs, endAtMs].every(Number.isFinite) &&
    performanceCustoms.some((known) => known === custom)
  );
}

/** Returns what is stored under `performancesKey`, without unreadable performances. */
export function readPerformances(raw: string | null): readonly ScheduledPerformance[] {
  try {
    const stored: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPerformance) : [];
  } catch {
    return [];
  }
}
