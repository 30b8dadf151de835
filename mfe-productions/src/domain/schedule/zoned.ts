import { instantAt, instantsOf, wallAt, type Timezone } from '../timezone';
import { addDays, dateOf, MINUTES_PER_DAY, minutesOf, timeOf, wallOf, type Wall } from './wall';

const MILLIS_PER_MINUTE = 60_000;

/** Size limit of the cache, above the number of days in a schedule; the cache is then emptied. */
const DAYS_MAX = 5_000;

interface ZonedDay {
  /** Instant of the day's midnight. */
  readonly start: number;
  /** Whether the clocks change on the day. */
  readonly isChange: boolean;
}

const midnights = new Map<string, number>();

/**
 * Returns the instant of a midnight from a cache, because `Intl` is slow and a schedule has many
 * times on one day.
 */
function midnightOf(date: string, timezone: Timezone): number {
  const key = `${date} ${timezone}`;
  const known = midnights.get(key);
  if (known !== undefined) return known;
  const midnight = instantAt(date, '00:00', timezone);
  if (midnights.size >= DAYS_MAX) midnights.clear();
  midnights.set(key, midnight);
  return midnight;
}

function zonedDay(date: string, timezone: Timezone): ZonedDay {
  const start = midnightOf(date, timezone);
  const length = midnightOf(addDays(date, 1), timezone) - start;
  return { start, isChange: length !== MINUTES_PER_DAY * MILLIS_PER_MINUTE };
}

/**
 * Returns the instant (epoch milliseconds) of a local time; a time that the clocks skip moves later
 * by the length of the gap.
 */
export function instantOf(wall: Wall, timezone: Timezone): number {
  const date = dateOf(wall);
  const { start, isChange } = zonedDay(date, timezone);
  if (isChange) return instantAt(date, timeOf(wall), timezone);
  return start + (minutesOf(wall) - minutesOf(`${date}T00:00`)) * MILLIS_PER_MINUTE;
}

/** Returns the local time in the timezone at an instant (epoch milliseconds), to the minute. */
export const wallOfInstant = (instant: number, timezone: Timezone): Wall =>
  wallOf(Math.floor(wallAt(instant, timezone) / MILLIS_PER_MINUTE));

/** Whether the clocks skip this time in spring. */
export const isSkipped = (wall: Wall, timezone: Timezone): boolean =>
  instantsOf(dateOf(wall), timeOf(wall), timezone).length === 0;

/**
 * Returns the minutes by which a day is longer (autumn) or, if negative, shorter (spring) than 24
 * hours.
 */
export function clockChangeOn(date: string, timezone: Timezone): number {
  const length = midnightOf(addDays(date, 1), timezone) - midnightOf(date, timezone);
  return length / MILLIS_PER_MINUTE - MINUTES_PER_DAY;
}
