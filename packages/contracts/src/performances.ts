import { fieldsOf } from './objects';

/*
 * The performances of a show as its schedule has them, for its live room. In sample mode the show's pages store them
 * in this browser; in connected mode a route of the server returns them.
 */

/** localStorage key of the entry. */
export const performancesKey = (showId: string): string => `standby:performances:${showId}`;

export const performanceCustoms = ['british', 'american'] as const;

export interface ScheduledPerformance {
  /** Id of the performance's entry on the schedule, or of its report if it has no entry. */
  readonly id: string;
  /** Name such as `Performance 12`. */
  readonly name: string;
  /** Date at the venue, as YYYY-MM-DD. */
  readonly date: string;
  /** Curtain up and the planned end, in epoch ms. */
  readonly startAtMs: number;
  readonly endAtMs: number;
  /** Custom by which the calls before the performance are named and timed. */
  readonly custom: (typeof performanceCustoms)[number];
  /** Id of the report; empty until a person writes in the report. */
  readonly reportId: string;
  /** Whether the report was sent, which means that the performance is over. */
  readonly isSent: boolean;
  /** Content of the report by `reportOfNightSchema`; undefined for people who do not write reports. */
  readonly report?: Readonly<Record<string, unknown>> | undefined;
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

/** Returns the performances that are stored under `performancesKey`, without unreadable ones. */
export function readPerformances(raw: string | null): readonly ScheduledPerformance[] {
  try {
    const stored: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPerformance) : [];
  } catch {
    return [];
  }
}
