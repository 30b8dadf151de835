import { entryOf, performancesOf } from './performance';
import { byTime, isPerformance, isRehearsal, type Entry } from './schedule/entry';
import { dateOf, minutesOf, MINUTES_PER_HOUR, timeOf, wallOf } from './schedule/wall';
import { wallOfInstant } from './schedule/zoned';
import type { Show } from './show';
import { zoneOf } from './timezone';
import {
  nextNumber,
  reportWith,
  type Report,
  type ReportContent,
  type ReportKind,
} from './report/report';

/** Assumed start of a show without a start time, and of a rehearsal. */
const STARTS: Readonly<Record<ReportKind, string>> = { performance: '19:30', rehearsal: '10:00' };

/** Returns the date at the venue as YYYY-MM-DD. */
function dateAt(now: Date, { timezone }: Pick<Show, 'timezone'>): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeZone: zoneOf(timezone),
  });
  return format.format(now);
}

/** Minutes after the end of a performance in which its report can still be begun. */
const LATE_MINUTES = 12 * MINUTES_PER_HOUR;

interface NewReport {
  readonly kind: ReportKind;
  readonly now: Date;
  /** Entries of the schedule. */
  readonly entries: readonly Entry[];
}

/** Returns the first entry of the schedule without a report that ended recently or lies ahead. */
function nextEntry(
  show: Show,
  reports: readonly Report[],
  { kind, now, entries }: NewReport,
): Entry | undefined {
  const taken = new Set(reports.map((report) => entryOf(report, entries)?.id));
  const from = wallOf(minutesOf(wallOfInstant(now.getTime(), show.timezone)) - LATE_MINUTES);
  return entries
    .filter(kind === 'performance' ? isPerformance : isRehearsal)
    .filter(({ id, endAt }) => endAt > from && !taken.has(id))
    .toSorted(byTime)[0];
}

/**
 * Returns the report of a show's next performance or rehearsal: from the schedule, else today at
 * the show's time.
 */
export function firstReport(
  show: Show,
  reports: readonly Report[],
  options: NewReport,
): ReportContent {
  const { kind, now, entries } = options;
  const entry = nextEntry(show, reports, options);
  if (entry) return reportOfEntry(entry, reports, entries);
  const startTime = (kind === 'performance' && show.startTime) || STARTS[kind];
  const number = nextNumber(reports, kind);
  return reportWith({ showId: show.id, kind, number, date: dateAt(now, show), startTime });
}

/** Returns the first report of an entry of the schedule. */
export function reportOfEntry(
  entry: Entry,
  reports: readonly Report[],
  entries: readonly Entry[],
): ReportContent {
  const kind: ReportKind = isPerformance(entry) ? 'performance' : 'rehearsal';
  const planned = performancesOf(reports, entries).find(({ id }) => id === entry.id);
  const number = planned?.number ?? nextNumber(reports, kind);
  const [date, startTime] = [dateOf(entry.startAt), timeOf(entry.startAt)];
  return reportWith({ showId: entry.showId, kind, number, date, startTime, entryId: entry.id });
}
