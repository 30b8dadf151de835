import type { Timezone } from '../timezone';
import { titleOf } from './entry';
import type { CalledEntry } from './sent-call';
import { dateOf, timeOf, type Wall } from './wall';
import { instantOf } from './zoned';

/** Maximum length of a line in bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75;

const CRLF = '\r\n';

/** Interval at which calendar programs should read a feed again. */
const REFRESH = 'PT1H';

/** Escapes a text as a value, and removes characters that no file should contain. */
function escapeText(text: string): string {
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

/**
 * Splits a line into parts of at most 75 bytes without splitting a character; each further part
 * begins with a space.
 */
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

/** Formats epoch milliseconds as `20250115T150000Z`. */
const utcText = (instant: number): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/gu, '');

const dayText = (date: string): string => date.replaceAll('-', '');

export interface CalendarOptions {
  /** Name of the calendar in a calendar program. */
  readonly name: string;
  readonly showId: string;
  readonly showTitle: string;
  readonly venue: string;
  readonly timezone: Timezone;
  /** ISO instants at which the show and the person changed last: both decide when a person is called. */
  readonly changedAt?: readonly string[];
  readonly entries: readonly (CalledEntry & {
    readonly updatedAt: string;
    /** Time of the person's call, in local time of the venue. */
    readonly callAt?: Wall;
  })[];
}

type FeedEntry = CalendarOptions['entries'][number];

/** Returns the id of an event across all calendars; ids of entries may contain any characters. */
const uidOf = (entry: FeedEntry, showId: string): string =>
  `${encodeURIComponent(entry.id)}.${encodeURIComponent(showId)}@standby`;

/** Base of the sequence numbers: 2025-01-01T00:00Z, before any entry. */
const FIRST_SEQUENCE_MS = Date.UTC(2025, 0, 1);
const MILLIS_PER_SECOND = 1_000;

/**
 * Returns a number that grows with each change (RFC 5545, 3.8.7.4): seconds, which fit into 31 bits
 * until 2093.
 */
const sequenceOf = (updatedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - FIRST_SEQUENCE_MS) / MILLIS_PER_SECOND));

/**
 * Returns a time zone component for a calendar without entries, because a calendar needs at least
 * one component (RFC 5545, 3.6).
 */
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
  const { kind, startAt, endAt, place, notes, callAt = startAt } = entry;
  const { showId, showTitle, venue, timezone, changedAt = [] } = options;
  const updatedAt = [entry.updatedAt, ...changedAt].reduce((one, other) =>
    one > other ? one : other,
  );
  const isOff = kind === 'day-off';
  // Times are written as instants, so that no program needs time zone rules.
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

/** Formats entries as an iCalendar file (RFC 5545), for a feed or a download. */
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
