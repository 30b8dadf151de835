import { type Clock, formatTime } from '@standby/shared-ui/text';
import { isSent, latestReports, reportName, type Report } from '../report/report';
import { wallOfInstant } from './zoned';
import { generalCallAt, type CallRules } from './call-times';
import type { Entry, Span } from './entry';
import { lastSent, type SentCall } from './sent-call';
import { dateOf } from './wall';
import { dayText, timeText } from './words';

/** Information about a show that people have received: the sent daily calls and reports. */
interface WentOut {
  readonly calls: readonly SentCall[];
  readonly reports: readonly Report[];
}

interface Reader {
  readonly rules: CallRules;
  readonly clock: Clock;
}

function callText(entry: Entry, calls: readonly SentCall[], { rules, clock }: Reader) {
  const date = dateOf(entry.startAt);
  const sent = lastSent(calls, date);
  const said = sent?.entries.find(({ id }) => id === entry.id);
  if (!sent || !said) return [];
  const sentAt = wallOfInstant(Date.parse(sent.sentAt), rules.timezone);
  const people = sent.mailedTo === 1 ? '1 person' : `${sent.mailedTo} people`;
  const how = sent.mailedTo === 0 ? 'went out on paper' : `was mailed to ${people}`;
  const called = timeText(generalCallAt(said, rules), clock);
  const starts = timeText(said.startAt, clock);
  const when =
    called === starts ? `starts at ${starts}` : `called at ${called}, starts at ${starts}`;
  return [
    `The call of ${dayText(date)} ${how} on ${dayText(dateOf(sentAt))} at ${timeText(sentAt, clock)}: ${when}.`,
  ];
}

function reportText(entry: Entry, reports: readonly Report[], { clock }: Reader) {
  return latestReports(reports)
    .filter((report) => report.entryId === entry.id && isSent(report))
    .map((report) => {
      const start = `${dayText(report.date)}, ${formatTime(report.startTime, clock)}`;
      return `The report of ${reportName(report).toLowerCase()} was sent with ${start} and keeps that time.`;
    });
}

/** Returns the sent information about an entry in sentences; empty if nothing was sent. */
export const wentOutTexts = (
  entry: Entry,
  { calls, reports }: WentOut,
  reader: Reader,
): readonly string[] => [...callText(entry, calls, reader), ...reportText(entry, reports, reader)];

/** Returns the sent information that has other times than the entry would have with a new span. */
export function outdatedTexts(
  entry: Entry,
  span: Span,
  wentOut: WentOut,
  reader: Reader,
): readonly string[] {
  const said = lastSent(wentOut.calls, dateOf(entry.startAt))?.entries.find(
    ({ id }) => id === entry.id,
  );
  const isSame = (one: Span): boolean => one.startAt === span.startAt && one.endAt === span.endAt;
  const calls = said && isSame(said) ? [] : wentOut.calls;
  return isSame(entry) ? [] : wentOutTexts(entry, { ...wentOut, calls }, reader);
}
