import { fold } from '@standby/collections/list';
import type { Timezone } from '../timezone';
import { byTime, type Entry } from './entry';
import { dateOf, MINUTES_PER_DAY, MINUTES_PER_HOUR, minutesOf, type Wall } from './wall';
import { instantOf } from './zoned';

/** Rules that can be switched off, in the order of the menu. */
export const scheduleRules = ['place', 'person', 'rest'] as const;

export type ScheduleRule = (typeof scheduleRules)[number];

export const ruleLabels: Readonly<Record<ScheduleRule, string>> = {
  place: 'Double-booked places',
  person: 'Double-booked people',
  rest: '12 hours of rest',
};

/** Hours of rest that people need between two days of work. */
export const REST_HOURS = 12;

const MILLIS_PER_HOUR = 3_600_000;
export const REST_MILLIS = REST_HOURS * MILLIS_PER_HOUR;

/** Hours of the night in which people have gone home after their day. */
const NIGHT_FROM_MINUTES = 3 * MINUTES_PER_HOUR;
const NIGHT_UNTIL_MINUTES = 6 * MINUTES_PER_HOUR;
/** Shortest pause at night that separates two days; a shorter pause is a break in the same work. */
const NIGHT_BREAK_MINUTES = 2 * MINUTES_PER_HOUR;

/**
 * Whether people go home between two local times: the pause includes a part of the night, whatever
 * the dates of the work.
 */
export function isNightBetween(from: Wall, to: Wall): boolean {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (end - start < NIGHT_BREAK_MINUTES) return false;
  const midnight = minutesOf(`${dateOf(from)}T00:00`);
  return [midnight, midnight + MINUTES_PER_DAY].some(
    (day) => start < day + NIGHT_UNTIL_MINUTES && end > day + NIGHT_FROM_MINUTES,
  );
}

/** Largest number of people that a conflict names. */
export const NAMES_MAX = 3;

/** Conflict of an entry with another one. */
export interface Conflict {
  readonly rule: ScheduleRule;
  readonly other: Entry;
  /** Ids of the first few people concerned. */
  readonly peopleIds: readonly string[];
  /** Number of people concerned. */
  readonly peopleCount: number;
  /** Length of a rest in hours, rounded down to half an hour; 0 for other rules. */
  readonly restHours: number;
}

interface Timed {
  readonly entry: Entry;
  readonly start: number;
  readonly end: number;
  readonly place: string;
  /** Ids of the people who are called; undefined for everybody. */
  readonly called: ReadonlySet<string> | undefined;
}

interface Shared {
  readonly peopleIds: readonly string[];
  readonly peopleCount: number;
}

function sharedPeople(one: Timed, other: Timed, everybody: readonly string[]): Shared {
  const [few, many] = one.called ? [one.called, other.called] : [other.called, undefined];
  if (!few) return { peopleIds: everybody.slice(0, NAMES_MAX), peopleCount: everybody.length };
  const ids: string[] = [];
  let peopleCount = 0;
  for (const id of few) {
    if (many && !many.has(id)) continue;
    peopleCount += 1;
    if (ids.length < NAMES_MAX) ids.push(id);
  }
  return { peopleIds: ids, peopleCount };
}

interface ConflictOptions {
  readonly timezone: Timezone;
  /** Ids of the people of the company. */
  readonly company: readonly string[];
  readonly rules: ReadonlySet<string>;
}

const isOff = ({ kind }: Entry): boolean => kind === 'day-off';

function timed(entry: Entry, { timezone }: ConflictOptions, known: ReadonlySet<string>): Timed {
  const { startAt, endAt, place, isFullCall, calledIds } = entry;
  return {
    entry,
    start: instantOf(startAt, timezone),
    end: instantOf(endAt, timezone),
    place: fold(place.trim()),
    // Conflicts ignore people who left the company.
    called: isFullCall ? undefined : new Set(calledIds.filter((id) => known.has(id))),
  };
}

/** Returns the conflicts of a schedule, by the id of each entry involved. */
export function conflictsOf(
  entries: readonly Entry[],
  options: ConflictOptions,
): ReadonlyMap<string, readonly Conflict[]> {
  const { rules, company } = options;
  const known = new Set(company);
  const found = new Map<string, Conflict[]>();
  const add = (entry: Entry, conflict: Conflict): void => {
    const list = found.get(entry.id);
    if (list) list.push(conflict);
    else found.set(entry.id, [conflict]);
  };

  const addBoth = (one: Entry, other: Entry, rule: ScheduleRule, said: Shared, hours = 0): void => {
    add(one, { rule, other, ...said, restHours: hours });
    add(other, { rule, other: one, ...said, restHours: hours });
  };

  function compare(one: Timed, other: Timed): void {
    const isOverlap = other.start < one.end;
    const hasWork = !isOff(one.entry) && !isOff(other.entry);
    if (isOverlap && hasWork && rules.has('place') && one.place && one.place === other.place) {
      addBoth(one.entry, other.entry, 'place', { peopleIds: [], peopleCount: 0 });
    }
    const isNight = isNightBetween(one.entry.endAt, other.entry.startAt);
    const rule = isOverlap ? 'person' : 'rest';
    if (!rules.has(rule) || (!isOverlap && (!isNight || !hasWork))) return;
    if (isOff(one.entry) && isOff(other.entry)) return;
    const shared = sharedPeople(one, other, company);
    if (shared.peopleCount === 0) return;
    const hours = Math.floor(((other.start - one.end) / MILLIS_PER_HOUR) * 2) / 2;
    addBoth(one.entry, other.entry, rule, shared, isOverlap ? 0 : hours);
  }

  const sorted = entries.toSorted(byTime).map((entry) => timed(entry, options, known));
  // Earlier entries that the next one may overlap, or whose rest it may cut short.
  let recent: Timed[] = [];
  for (const entry of sorted) {
    recent = recent.filter(({ end }) => entry.start - end < REST_MILLIS);
    for (const one of recent) compare(one, entry);
    recent.push(entry);
  }
  return found;
}
