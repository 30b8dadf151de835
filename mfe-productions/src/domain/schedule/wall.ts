import { wallTime } from '../timezone';

/** A date and time on a wall, in the time zone of the show's venue: `2025-03-08T19:30`. */
export type Wall = string;

export const MINUTES_PER_HOUR = 60;
export const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;
export const DAYS_PER_WEEK = 7;

const MILLIS_PER_MINUTE = 60_000;

const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u;

/** `2025-03-08` of a wall time. */
export const dateOf = (wall: Wall): string => wall.slice(0, 10);

/** `19:30` of a wall time. */
export const timeOf = (wall: Wall): string => wall.slice(11, 16);

/** Minutes since 1970 as if the wall were in UTC; NaN where there is no such date or time. */
export function minutesOf(wall: Wall): number {
  return WALL.test(wall) ? wallTime(dateOf(wall), timeOf(wall)) / MILLIS_PER_MINUTE : Number.NaN;
}

/** The wall time of minutes that `minutesOf` gave. */
export const wallOf = (minutes: number): Wall =>
  new Date(minutes * MILLIS_PER_MINUTE).toISOString().slice(0, 16);

/** Whether there is such a date and time on some wall. */
export const isWall = (text: string): boolean => !Number.isNaN(minutesOf(text));

/** The same time of day, days later; before 0 days earlier. */
export function addDays(date: string, days: number): string {
  return dateOf(wallOf(minutesOf(`${date}T00:00`) + days * MINUTES_PER_DAY));
}

/** How many days after the first date the second one is. */
export const daysBetween = (from: string, to: string): number =>
  (minutesOf(`${to}T00:00`) - minutesOf(`${from}T00:00`)) / MINUTES_PER_DAY;

/** Days from a date on. */
export const daysFrom = (date: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, day) => addDays(date, day));

/** The Monday on or before a date. */
export function weekStart(date: string): string {
  // January 1, 1970 was a Thursday, three days after a Monday.
  const day = Math.floor(minutesOf(`${date}T00:00`) / MINUTES_PER_DAY) + 3;
  return addDays(date, -(((day % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK));
}

/** The first day of a date's month, or of one that is months later. */
export function monthStart(date: string, later = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}
