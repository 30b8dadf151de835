import type { Timezone } from '../timezone';
import { titleOf } from './entry';
import type { CalledEntry } from './sent-call';
import { dateOf, timeOf, type Wall } from './wall';
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
  readonly entries: readonly (CalledEntry & {
    readonly updatedAt: string;
    /** When the person of the calendar is called, on the wall of the venue. */
    readonly callAt?: Wall;
  })[];
}

type FeedEntry = CalendarOptions['entries'][number];

/** An id for one event in all calendars; ids of entries may have any letters. */
const uidOf = (entry: FeedEntry, showId: string): string =>
  `${encodeURIComponent(entry.id)}.${encodeURIComponent(showId)}@standby`;

/** 2025-01-01T00:00Z, before any entry. */
const FIRST_SEQUENCE_MS = Date.UTC(2025, 0, 1);
const MILLIS_PER_SECOND = 1_000;

/** A number that grows with each change (RFC 5545, 3.8.7.4): seconds, which fit into 31 bits until 2093. */
const sequenceOf = (updatedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - FIRST_SEQUENCE_MS) / MILLIS_PER_SECOND));

/** A calendar has at least one component (RFC 5545, 3.6): the zone of its times is the one of a calendar without entries. */
const emptyLines = (): readonly string[] => [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function eventLines(entry: FeedEntry, options: CalendarOptions): readonly string[] {
  const { kind, startAt, endAt, place, notes, updatedAt, callAt = startAt } = entry;
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
        `DTSTART:${utcText(instantOf(callAt, timezone))}`,
        `DTEND:${utcText(instantOf(endAt, timezone))}`,
      ];
  const where = isOff ? '' : [place, venue].filter(Boolean).join(', ');
  const stamp = utcText(Date.parse(updatedAt));
  const starts =
    isOff || callAt === startAt
      ? ''
      : `Called at ${timeOf(callAt)}. It starts at ${timeOf(startAt)}.`;
  const said = [starts, notes].filter(Boolean).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(entry, showId)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequenceOf(updatedAt)}`,
    ...when,
    `SUMMARY:${escapeText(`${showTitle}: ${titleOf(entry)}`)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    ...(said ? [`DESCRIPTION:${escapeText(said)}`] : []),
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
    ...(options.entries.length === 0 ? emptyLines() : []),
    ...options.entries.flatMap((entry) => eventLines(entry, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + CRLF).join('');
}
