import { keysOf, namedZones, zoneOf } from '@standby/contracts';

export { isTimezone, timezoneChoices, timezoneText, zoneOf } from '@standby/contracts';

/** Zone in which a show's times are: one of the four names of the event form, or a zone of the IANA database. */
export type Timezone = string;

/** The first choices of the event form. */
export const timezones = keysOf(namedZones);

export const DEFAULT_TIMEZONE: Timezone = 'EST';

const MILLIS_PER_DAY = 86_400_000;

const clocks = new Map<Timezone, Intl.DateTimeFormat>();

/** The clock on a wall in the timezone. Making one is slow, so it is made once. */
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

/** By how many milliseconds the timezone's wall clock is ahead of UTC at an instant. */
function offsetAt(instant: number, timezone: Timezone): number {
  const part = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

/** Every month has that many days. */
const DAYS_CERTAIN = 28;

/** Milliseconds of a date and time as if they were in UTC; NaN where there is no such date or time. */
export function wallTime(date: string, time: string): number {
  const millis = Date.parse(`${date}T${time}Z`);
  // A schedule asks for thousands of times: most need no second look.
  if (Number(date.slice(8)) <= DAYS_CERTAIN && !time.startsWith('24')) return millis;
  // Date.parse takes February 30 for March 2, and 24:00 for the next day.
  return new Date(millis || 0).toISOString().startsWith(date) ? millis : Number.NaN;
}

/**
 * The instants (epoch milliseconds, earliest first) at which the timezone's wall clock shows a date
 * (YYYY-MM-DD) and time (HH:MM). Mostly one; none where the clocks skip that time in spring, two where
 * they repeat it in autumn. Computed on the browser's own timezone data: a library for it would be
 * larger than this form.
 */
export function instantsOf(date: string, time: string, timezone: Timezone): readonly number[] {
  const wall = wallTime(date, time);
  if (Number.isNaN(wall)) return [];
  // The clocks change by less than a day and never twice within two.
  const offsets = [-MILLIS_PER_DAY, MILLIS_PER_DAY].map((away) => offsetAt(wall + away, timezone));
  return [...new Set(offsets)]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, timezone) === wall)
    .toSorted((one, other) => one - other);
}

/** What the timezone's wall clock shows at an instant: milliseconds as if it were UTC. */
export const wallAt = (instant: number, timezone: Timezone): number =>
  instant + offsetAt(instant, timezone);

/**
 * The one instant (epoch milliseconds) that a date and time stand for: the first of two, and where the clocks skip the
 * time, as much later. NaN where there is no such date or time.
 */
export function instantAt(date: string, time: string, timezone: Timezone): number {
  const [first] = instantsOf(date, time, timezone);
  const wall = wallTime(date, time);
  if (first !== undefined || Number.isNaN(wall)) return first ?? Number.NaN;
  return wall - offsetAt(wall - MILLIS_PER_DAY, timezone);
}
