import type { Timezone } from '../timezone';
import { titleOf } from './entry';
import type { CalledEntry } from './sent-call';
import { dateOf } from './wall';
import { instantOf } from './zoned';

/** Longest line of a calendar in bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75;

const CRLF = '\r\n';

/** How often calendar programs are asked to read a feed again. */
const REFRESH = 'PT1H';

/** A text as a value: signs that have a meaning are escaped, and those that no file should have are left out. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\n\t\P{Cc}]|\p{Surrogate}/gu, '')
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

const bytesOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

/** A line in parts of at most 75 bytes, of which no letter is split; each further part begins with a space. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join(CRLF);
}

/** `20250115T150000Z` of epoch milliseconds. */
const utcText = (instant: number): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/gu, '');

const dayText = (date: string): string => date.replaceAll('-', '');

export interface CalendarOptions {
  /** What a calendar program calls the calendar. */
  readonly name: string;
  readonly showId: string;
  readonly showTitle: string;
  readonly venue: string;
  readonly timezone: Timezone;
  readonly entries: readonly (CalledEntry & { readonly updatedAt: string })[];
}

type FeedEntry = CalendarOptions['entries'][number];

/** An id for one event in all calendars; ids of entries may have any letters. */
const uidOf = (entry: FeedEntry, showId: string): string =>
  `${encodeURIComponent(entry.id)}.${encodeURIComponent(showId)}@standby`;

function eventLines(entry: FeedEntry, options: CalendarOptions): readonly string[] {
  const { kind, startAt, endAt, place, notes, updatedAt } = entry;
  const { showId, showTitle, venue, timezone } = options;
  const isOff = kind === 'day-off';
  // Times are instants, so that no program needs the rules of a time zone.
  const when = isOff
    ? [
        `DTSTART;VALUE=DATE:${dayText(dateOf(startAt))}`,
        `DTEND;VALUE=DATE:${dayText(dateOf(endAt))}`,
        'TRANSP:TRANSPARENT',
      ]
    : [
        `DTSTART:${utcText(instantOf(startAt, timezone))}`,
        `DTEND:${utcText(instantOf(endAt, timezone))}`,
      ];
  const where = isOff ? '' : [place, venue].filter(Boolean).join(', ');
  const stamp = utcText(Date.parse(updatedAt));
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(entry, showId)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...when,
    `SUMMARY:${escapeText(`${showTitle}: ${titleOf(entry)}`)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    ...(notes ? [`DESCRIPTION:${escapeText(notes)}`] : []),
    'END:VEVENT',
  ];
}

/** Entries as an iCalendar file (RFC 5545): a feed, or a download. */
export function calendarText(options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Standby//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(options.name)}`,
    `X-WR-CALNAME:${escapeText(options.name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...options.entries.flatMap((entry) => eventLines(entry, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + CRLF).join('');
}
