import type { Show } from '../show';
import { zoneOf } from '../timezone';
import { nextNumber, reportWith, type Report, type ReportContent, type ReportKind } from './report';

/** When a show without a start time is taken to start, and a rehearsal. */
const STARTS: Readonly<Record<ReportKind, string>> = { performance: '19:30', rehearsal: '10:00' };

/** YYYY-MM-DD at the venue. */
function dateAt(now: Date, { timezone }: Pick<Show, 'timezone'>): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeZone: zoneOf(timezone),
  });
  return format.format(now);
}

/** The next performance or rehearsal of a show: today, at its time. */
export function firstReport(
  show: Show,
  reports: readonly Report[],
  { kind, now }: { readonly kind: ReportKind; readonly now: Date },
): ReportContent {
  const startTime = (kind === 'performance' && show.startTime) || STARTS[kind];
  const number = nextNumber(reports, kind);
  return reportWith({ showId: show.id, kind, number, date: dateAt(now, show), startTime });
}
