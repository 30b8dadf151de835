import { zoneOf } from '@standby/contracts';

export { isTimezone, timezoneChoices, timezoneText, zoneOf } from '@standby/contracts';

/**
 * Zone of a show's times: one of the four names of the event form, or a zone of the IANA database.
 */
export type Timezone = string;

export const DEFAULT_TIMEZONE: Timezone = 'EST';

const MILLIS_PER_DAY = 86_400_000;

const clocks = new Map<Timezone, Intl.DateTimeFormat>();

/**
 * Returns the formatter for a timezone's local time. Creating one is slow, so each is created once.
 */
function clockOf(timezone: Timezone): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zoneOf(timezone),
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timezone, clock);
  return clock;
}

/** Returns the milliseconds by which the timezone's local time is ahead of UTC at an instant. */
function offsetAt(instant: number, timezone: Timezone): number {
  const part = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

/** Number of days that every month has. */
const DAYS_CERTAIN = 28;

/**
 * Returns the milliseconds of a date and time as if they were in UTC; NaN if the date or time does
 * not exist.
 */
export function wallTime(date: string, time: string): number {
  const millis = Date.parse(`${date}T${time}Z`);
  // A schedule converts thousands of times, and most need no further check.
  if (Number(date.slice(8)) <= DAYS_CERTAIN && !time.startsWith('24')) return millis;
  // Date.parse reads February 30 as March 2, and 24:00 as the next day.
  return new Date(millis || 0).toISOString().startsWith(date) ? millis : Number.NaN;
}

/**
 * Returns the instants (epoch milliseconds, earliest first) at which the timezone's local time is a
 * date (YYYY-MM-DD) and time (HH:MM). Usually there is one. A time that the clocks skip in spring
 * has no instant, and a time that they repeat in autumn has two. The function uses the browser's
 * own timezone data, because a library would be larger than this form.
 */
export function instantsOf(date: string, time: string, timezone: Timezone): readonly number[] {
  const wall = wallTime(date, time);
  if (Number.isNaN(wall)) return [];
  // The clocks change by less than a day, and never twice within two days.
  const offsets = [-MILLIS_PER_DAY, MILLIS_PER_DAY].map((away) => offsetAt(wall + away, timezone));
  return [...new Set(offsets)]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, timezone) === wall)
    .toSorted((one, other) => one - other);
}

/** Returns the timezone's local time at an instant, in milliseconds as if it were UTC. */
export const wallAt = (instant: number, timezone: Timezone): number =>
  instant + offsetAt(instant, timezone);

/**
 * Returns the single instant (epoch milliseconds) of a date and time. Two instants yield the first
 * one. A time that the clocks skip moves later by the length of the gap. NaN if the date or time
 * does not exist.
 */
export function instantAt(date: string, time: string, timezone: Timezone): number {
  const [first] = instantsOf(date, time, timezone);
  const wall = wallTime(date, time);
  if (first !== undefined || Number.isNaN(wall)) return first ?? Number.NaN;
  return wall - offsetAt(wall - MILLIS_PER_DAY, timezone);
}
