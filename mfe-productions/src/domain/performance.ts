import { isSent, nextNumber, type Report, type ReportKind } from './report/report';
import { byTime, isPerformance, lengthOf, type Entry, type Span } from './schedule/entry';
import { dateOf, minutesOf, MINUTES_PER_HOUR, timeOf, wallOf, type Wall } from './schedule/wall';

/*
 * A performance is one thing: the schedule has its times, and the report, sign-in and the night's facts read them there.
 */

/** What a person signs in for: a report, or an entry of the schedule that has none yet. */
export interface Performance {
  /** Of the report, or of the entry where nobody began a report. */
  readonly id: string;
  readonly kind: ReportKind;
  readonly number: number;
  readonly date: string;
  readonly startTime: string;
  /** Left out where the schedule does not have it. */
  readonly entry?: Entry | undefined;
  readonly hasReport: boolean;
}

/** A report without an entry of its own belongs to one that starts as near as this. */
const NEAR_MINUTES = 3 * MINUTES_PER_HOUR;

/** The entry that a report is of: the one that it was begun for, else the nearest of its kind. */
export function entryOf(report: Report, entries: readonly Entry[]): Entry | undefined {
  const own = entries.find(({ id }) => id === report.entryId);
  if (own || report.entryId) return own;
  const at = minutesOf(`${report.date}T${report.startTime}`);
  const distance = ({ startAt }: Entry): number => Math.abs(minutesOf(startAt) - at);
  if (report.kind !== 'performance') return undefined;
  return entries
    .filter((entry) => isPerformance(entry) && distance(entry) <= NEAR_MINUTES)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

/** A report that was begun for an entry, at the times that the schedule has now; one that was sent stays as it was. */
export function atScheduledTime(report: Report, entries: readonly Entry[]): Report {
  const entry = entries.find(({ id }) => id === report.entryId);
  if (!entry || isSent(report)) return report;
  return { ...report, date: dateOf(entry.startAt), startTime: timeOf(entry.startAt) };
}

/** The times of an entry whose start is moved; it stays as long as it is on the wall. */
export function movedTo(entry: Span, startAt: Wall): Span {
  return { startAt, endAt: wallOf(minutesOf(startAt) + lengthOf(entry)) };
}

/** The performances and rehearsals that people can sign in for, by their reports and by the schedule. */
export function performancesOf(
  reports: readonly Report[],
  entries: readonly Entry[],
): readonly Performance[] {
  const withEntries = reports.map((report) => ({ report, entry: entryOf(report, entries) }));
  const taken = new Set(withEntries.map(({ entry }) => entry?.id));
  const begun = withEntries
    .filter(({ report }) => !isSent(report) && report.corrects === '')
    .map(({ report, entry }): Performance => {
      const { id, kind, number, date, startTime } = atScheduledTime(report, entries);
      return { id, kind, number, date, startTime, entry, hasReport: true };
    });
  const planned = entries
    .filter((entry) => isPerformance(entry) && !taken.has(entry.id))
    .toSorted(byTime);
  const first = nextNumber(reports, 'performance');
  const latest = withEntries
    .filter(({ report }) => report.kind === 'performance')
    .map(({ report }) => `${report.date}T${report.startTime}`)
    .toSorted()
    .at(-1);
  let number = first - 1;
  const unbegun = planned.map((entry): Performance => {
    if (latest === undefined || entry.startAt > latest) number += 1;
    const { id, startAt } = entry;
    const [date, startTime] = [dateOf(startAt), timeOf(startAt)];
    return {
      id,
      kind: 'performance',
      number: Math.max(1, number),
      date,
      startTime,
      entry,
      hasReport: false,
    };
  });
  return [...begun, ...unbegun];
}
