import type { Timezone } from '../timezone';
import { byTime, type Entry, type EntryKind } from './entry';
import { dateOf, MINUTES_PER_DAY, minutesOf, weekStart } from './wall';
import { instantOf } from './zoned';

/**
 * Limits of a person's working time; unlike conflicts, they are off until a company enables them.
 */
export const workRules = ['breaks', 'week'] as const;

export type WorkRule = (typeof workRules)[number];

export const workRuleLabels: Readonly<Record<WorkRule, string>> = {
  breaks: 'Breaks, 5 in 55 min',
  week: '48 hours a week',
};

export const SHORT_WORK_MINUTES = 55;
export const SHORT_BREAK_MINUTES = 5;
export const LONG_WORK_MINUTES = 80;
export const LONG_BREAK_MINUTES = 10;
export const WEEK_HOURS = 48;

const MILLIS_PER_MINUTE = 60_000;
const MILLIS_PER_HOUR = 60 * MILLIS_PER_MINUTE;

/** Kinds of work without built-in breaks; a performance has its intervals. */
const kindsWithoutBreaks: ReadonlySet<EntryKind> = new Set([
  'rehearsal',
  'fitting',
  'get-in',
  'fit-up',
  'focus',
  'technical',
]);

/** Limit that an entry exceeds, and the people concerned. */
export interface OverLimit {
  readonly rule: WorkRule;
  /** Ids of all people concerned. */
  readonly peopleIds: readonly string[];
  /** Longest time without a break, or the longest week including this entry, among those people. */
  readonly millis: number;
}

interface WorkOptions {
  readonly timezone: Timezone;
  /** Ids of the people of the company. */
  readonly company: readonly string[];
  readonly rules: ReadonlySet<string>;
}

interface Timed {
  readonly entry: Entry;
  readonly start: number;
  readonly end: number;
}

/** Reports the entries of one person that exceed a limit, with the time worked. */
type Measure = (work: readonly Timed[], add: (entry: Entry, millis: number) => void) => void;

/** Splits an entry at its breaks. */
function partsOf({ entry, start, end }: Timed): Timed[] {
  const parts: Timed[] = [];
  let from = start;
  const breaks = (entry.breaks ?? []).map(({ time, minutes }) => ({
    // Local minutes since the start; a time before the start belongs to the next day.
    at:
      (minutesOf(`${dateOf(entry.startAt)}T${time}`) - minutesOf(entry.startAt) + MINUTES_PER_DAY) %
      MINUTES_PER_DAY,
    minutes,
  }));
  for (const { at, minutes } of breaks.toSorted((one, other) => one.at - other.at)) {
    const begins = start + at * MILLIS_PER_MINUTE;
    const ends = begins + minutes * MILLIS_PER_MINUTE;
    if (begins <= from || ends >= end) continue;
    parts.push({ entry, start: from, end: begins });
    from = ends;
  }
  return [...parts, { entry, start: from, end }];
}

/** Reports missing breaks. Work continues over a pause that is shorter than the required break. */
const addBreaks: Measure = (work, add) => {
  let from = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { entry, start, end: until } of work.flatMap(partsOf)) {
    if (!kindsWithoutBreaks.has(entry.kind)) continue;
    const worked = (end - from) / MILLIS_PER_MINUTE;
    const pause = (start - end) / MILLIS_PER_MINUTE;
    const isRested =
      pause >= (worked > SHORT_WORK_MINUTES ? LONG_BREAK_MINUTES : SHORT_BREAK_MINUTES);
    if (isRested) from = start;
    end = isRested ? until : Math.max(end, until);
    if (end - from > LONG_WORK_MINUTES * MILLIS_PER_MINUTE) add(entry, end - from);
  }
};

/** Reports the entry that exceeds the week's hours; overlapping hours count once. */
const addWeeks: Measure = (work, add) => {
  let week = '';
  let sum = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { entry, start, end: until } of work) {
    const monday = weekStart(dateOf(entry.startAt));
    if (monday !== week) [week, sum] = [monday, 0];
    const before = sum;
    sum += Math.max(0, until - Math.max(start, end));
    end = Math.max(end, until);
    const limit = WEEK_HOURS * MILLIS_PER_HOUR;
    if (before <= limit && sum > limit) add(entry, sum);
  }
};

const measures: Readonly<Record<WorkRule, Measure>> = { breaks: addBreaks, week: addWeeks };

/** Returns the work of each person in order of time, without days off. */
function workOf(entries: readonly Entry[], options: WorkOptions): Map<string, Timed[]> {
  const { timezone, company } = options;
  const work = new Map<string, Timed[]>(company.map((id) => [id, []]));
  for (const entry of entries.toSorted(byTime)) {
    if (entry.kind === 'day-off') continue;
    const timed = {
      entry,
      start: instantOf(entry.startAt, timezone),
      end: instantOf(entry.endAt, timezone),
    };
    for (const id of entry.isFullCall ? company : entry.calledIds) work.get(id)?.push(timed);
  }
  return work;
}

/** Returns the entries that exceed an enabled limit, by id. `entries` must cover whole weeks. */
export function overLimits(
  entries: readonly Entry[],
  options: WorkOptions,
): ReadonlyMap<string, readonly OverLimit[]> {
  const found = new Map<string, OverLimit[]>();
  const on = workRules.filter((rule) => options.rules.has(rule));
  if (on.length === 0) return found;
  const work = workOf(entries, options);
  for (const rule of on) {
    const ofRule = new Map<string, { peopleIds: string[]; millis: number }>();
    for (const [personId, ofPerson] of work) {
      measures[rule](ofPerson, ({ id }, millis) => {
        const known = ofRule.get(id);
        if (!known) ofRule.set(id, { peopleIds: [personId], millis });
        else {
          known.peopleIds.push(personId);
          known.millis = Math.max(known.millis, millis);
        }
      });
    }
    for (const [id, limit] of ofRule) found.set(id, [...(found.get(id) ?? []), { rule, ...limit }]);
  }
  return found;
}
