import { instantAt, instantsOf, wallAt, type Timezone } from '../timezone';
import type { Span } from './entry';
import { addDays, dateOf, MINUTES_PER_DAY, minutesOf, timeOf, wallOf, type Wall } from './wall';

const MILLIS_PER_MINUTE = 60_000;

/** More days than schedules have; the memory is emptied then. */
const DAYS_MAX = 5_000;

interface ZonedDay {
  /** The instant of its midnight. */
  readonly start: number;
  /** Whether the clocks change on it. */
  readonly isChange: boolean;
}

const midnights = new Map<string, number>();

/** Asking `Intl` is slow, and a schedule has many times of one day. */
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

/** The instant (epoch milliseconds) of a wall time; where the clocks skip it, as much later. */
export function instantOf(wall: Wall, timezone: Timezone): number {
  const date = dateOf(wall);
  const { start, isChange } = zonedDay(date, timezone);
  if (isChange) return instantAt(date, timeOf(wall), timezone);
  return start + (minutesOf(wall) - minutesOf(`${date}T00:00`)) * MILLIS_PER_MINUTE;
}

/** What a wall in the timezone shows at an instant (epoch milliseconds), to the minute. */
export const wallOfInstant = (instant: number, timezone: Timezone): Wall =>
  wallOf(Math.floor(wallAt(instant, timezone) / MILLIS_PER_MINUTE));

/** Whether the clocks skip this time in spring. */
export const isSkipped = (wall: Wall, timezone: Timezone): boolean =>
  instantsOf(dateOf(wall), timeOf(wall), timezone).length === 0;

/** How many minutes truly pass between two wall times. */
export const minutesBetween = (from: Wall, to: Wall, timezone: Timezone): number =>
  (instantOf(to, timezone) - instantOf(from, timezone)) / MILLIS_PER_MINUTE;

/** How many minutes an entry truly lasts. */
export const durationOf = ({ startAt, endAt }: Span, timezone: Timezone): number =>
  minutesBetween(startAt, endAt, timezone);

/** By how many minutes a day is longer (autumn) or, below 0, shorter (spring) than 24 hours. */
export function clockChangeOn(date: string, timezone: Timezone): number {
  const next = `${addDays(date, 1)}T00:00`;
  return minutesBetween(`${date}T00:00`, next, timezone) - MINUTES_PER_DAY;
}
