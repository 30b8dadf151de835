import { isSent, NUMBER_MAX, type Report, type ReportKind } from './report/report';
import { byTime, isPerformance, lengthOf, type Entry, type Span } from './schedule/entry';
import { dateOf, minutesOf, MINUTES_PER_HOUR, timeOf, wallOf, type Wall } from './schedule/wall';

/*
 * A performance has one set of times. The schedule stores them; the report, the sign-in and the
 * facts of the performance read them there.
 */

/** Event that a person signs in for: a report, or an entry of the schedule without a report. */
export interface Performance {
  /** Id of the report, or of the entry if no report was begun. */
  readonly id: string;
  readonly kind: ReportKind;
  readonly number: number;
  readonly date: string;
  readonly startTime: string;
  /** Entry of the schedule; undefined for a performance that is not scheduled. */
  readonly entry?: Entry | undefined;
  readonly hasReport: boolean;
}

/** Largest distance at which a report without its own entry belongs to an entry. */
const NEAR_MINUTES = 3 * MINUTES_PER_HOUR;

/** Returns the entry of a report: the one that it was begun for, else the nearest performance. */
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

/** Returns a report with the current times of its entry; a sent report keeps its times. */
export function atScheduledTime(report: Report, entries: readonly Entry[]): Report {
  const entry = entries.find(({ id }) => id === report.entryId);
  if (!entry || isSent(report)) return report;
  return { ...report, date: dateOf(entry.startAt), startTime: timeOf(entry.startAt) };
}

/** Returns the times of an entry whose start is moved; its length in local time stays the same. */
export function movedTo(entry: Span, startAt: Wall): Span {
  return { startAt, endAt: wallOf(minutesOf(startAt) + lengthOf(entry)) };
}

interface Numbered {
  readonly at: Wall;
  readonly number: number;
}

/**
 * Returns the number of a performance without a report: it counts back from the next report, and
 * after the last report on from the highest number.
 *
 * @param planned performances without reports, and `numbered` those with reports; earliest first
 */
function numberOf(
  startAt: Wall,
  planned: readonly Pick<Entry, 'startAt'>[],
  numbered: readonly Numbered[],
): number {
  const next = numbered.find(({ at }) => at >= startAt);
  if (next) {
    const until = planned.filter((one) => one.startAt >= startAt && one.startAt <= next.at);
    return Math.max(1, next.number - until.length);
  }
  const latest = numbered.at(-1)?.at ?? '';
  const since = planned.filter((one) => one.startAt > latest && one.startAt <= startAt);
  const highest = Math.max(0, ...numbered.map(({ number }) => number));
  return Math.min(NUMBER_MAX, highest + since.length);
}

/**
 * Returns the performances and rehearsals that people can sign in for, from the reports and the
 * schedule.
 */
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
  const numbered = withEntries
    .filter(({ report }) => report.kind === 'performance')
    .map(({ report: { date, startTime, number } }) => ({ at: `${date}T${startTime}`, number }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const unbegun = planned.map((entry): Performance => {
    const { id, startAt } = entry;
    return {
      id,
      kind: 'performance',
      number: numberOf(startAt, planned, numbered),
      date: dateOf(startAt),
      startTime: timeOf(startAt),
      entry,
      hasReport: false,
    };
  });
  return [...begun, ...unbegun];
}
