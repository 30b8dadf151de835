import { byTime, type Entry } from './entry';
import {
  addDays,
  dateOf,
  daysBetween,
  daysFrom,
  DAYS_PER_WEEK,
  MINUTES_PER_DAY,
  minutesOf,
  monthStart,
  weekStart,
} from './wall';

export const scheduleViews = ['day', 'week', 'month'] as const;

export type ScheduleView = (typeof scheduleViews)[number];

/** Returns the dates that a view shows around a date; a month includes whole weeks at both ends. */
export function datesOf(view: ScheduleView, date: string): readonly string[] {
  if (view === 'day') return [date];
  if (view === 'week') return daysFrom(weekStart(date), DAYS_PER_WEEK);
  const first = weekStart(monthStart(date));
  const weeks = Math.ceil(daysBetween(first, monthStart(date, 1)) / DAYS_PER_WEEK);
  return daysFrom(first, weeks * DAYS_PER_WEEK);
}

/** Returns the date of the next view, or of the previous one for -1. */
export function turned(view: ScheduleView, date: string, by: 1 | -1): string {
  if (view === 'month') return monthStart(date, by);
  return addDays(date, view === 'day' ? by : by * DAYS_PER_WEEK);
}

/** Part of an entry that lies on one day. */
export interface Segment {
  readonly entry: Entry;
  /** Minutes of that day's local time, 0 to 1440. */
  readonly from: number;
  readonly to: number;
  /** Position among the overlapping entries, from 0, and their number. */
  readonly lane: number;
  readonly lanes: number;
}

export interface Day {
  readonly date: string;
  readonly daysOff: readonly Entry[];
  /** Entries in order of time. */
  readonly entries: readonly Entry[];
}

const lastDateOf = ({ endAt }: Entry): string => {
  const date = dateOf(endAt);
  return endAt.endsWith('T00:00') ? addDays(date, -1) : date;
};

/** Returns the entries of each date; an entry over midnight belongs to both days. */
export function daysOf(entries: readonly Entry[], dates: readonly string[]): readonly Day[] {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const days = new Map<string, { date: string; daysOff: Entry[]; entries: Entry[] }>();
  for (const date of dates) days.set(date, { date, daysOff: [], entries: [] });
  const shown = entries.filter((entry) => {
    return dateOf(entry.startAt) <= last && lastDateOf(entry) >= first;
  });
  for (const entry of shown.toSorted(byTime)) {
    const end = lastDateOf(entry);
    const from = dateOf(entry.startAt);
    for (let date = from < first ? first : from; date <= end && date <= last;) {
      const day = days.get(date);
      const list = entry.kind === 'day-off' ? day?.daysOff : day?.entries;
      list?.push(entry);
      date = addDays(date, 1);
    }
  }
  return [...days.values()];
}

/** Places a day's overlapping entries side by side. */
export function segmentsOf({ date, entries }: Day): readonly Segment[] {
  const midnight = minutesOf(`${date}T00:00`);
  const parts = entries.map((entry) => ({
    entry,
    from: Math.max(0, minutesOf(entry.startAt) - midnight),
    to: Math.min(MINUTES_PER_DAY, minutesOf(entry.endAt) - midnight),
  }));
  const segments: Segment[] = [];
  let group: Omit<Segment, 'lanes'>[] = [];
  let ends: number[] = [];
  const close = (): void => {
    for (const part of group) segments.push({ ...part, lanes: ends.length });
    group = [];
    ends = [];
  };
  for (const part of parts) {
    if (ends.every((end) => end <= part.from)) close();
    const free = ends.findIndex((end) => end <= part.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = part.to;
    group.push({ ...part, lane });
  }
  close();
  return segments;
}

/** Returns the next entries in order of time, without past entries and days off. */
export function upcoming(entries: readonly Entry[], now: string, count: number): readonly Entry[] {
  const later = entries.filter(({ kind, endAt }) => kind !== 'day-off' && endAt > now);
  return later.toSorted(byTime).slice(0, count);
}
