import { fold } from '@standby/collections/list';
import type { Timezone } from '../timezone';
import { byTime, type Entry } from './entry';
import { dateOf, MINUTES_PER_DAY, MINUTES_PER_HOUR, minutesOf, type Wall } from './wall';
import { instantOf } from './zoned';

/** The rules that can be switched off, in the order of the menu. */
export const scheduleRules = ['place', 'person', 'rest'] as const;

export type ScheduleRule = (typeof scheduleRules)[number];

export const ruleLabels: Readonly<Record<ScheduleRule, string>> = {
  place: 'The same place twice',
  person: 'A person called twice',
  rest: '12 hours of rest',
};

/** How long people rest between two days of work. */
export const REST_HOURS = 12;

const MILLIS_PER_HOUR = 3_600_000;
export const REST_MILLIS = REST_HOURS * MILLIS_PER_HOUR;

/** The hours of a night in which nobody works whose day is over. */
const NIGHT_FROM_MINUTES = 3 * MINUTES_PER_HOUR;
const NIGHT_UNTIL_MINUTES = 6 * MINUTES_PER_HOUR;
/** A pause at night that is shorter than this is a break of the same work. */
const NIGHT_BREAK_MINUTES = 2 * MINUTES_PER_HOUR;

/** Whether people go home between two times of a wall: the pause has a part of the night, whichever dates the work has. */
export function isNightBetween(from: Wall, to: Wall): boolean {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (end - start < NIGHT_BREAK_MINUTES) return false;
  const midnight = minutesOf(`${dateOf(from)}T00:00`);
  return [midnight, midnight + MINUTES_PER_DAY].some(
    (day) => start < day + NIGHT_UNTIL_MINUTES && end > day + NIGHT_FROM_MINUTES,
  );
}

/** How many people a conflict names. */
export const NAMES_MAX = 3;

/** Why an entry cannot be as it is, beside another one. */
export interface Conflict {
  readonly rule: ScheduleRule;
  readonly other: Entry;
  /** Ids of the first few people that it is about. */
  readonly peopleIds: readonly string[];
  /** How many people it is about. */
  readonly peopleCount: number;
  /** Of a rest, how long it is, in hours to a half. */
  readonly restHours: number;
}

interface Timed {
  readonly entry: Entry;
  readonly start: number;
  readonly end: number;
  readonly place: string;
  /** Undefined for everybody. */
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

export interface ConflictOptions {
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
    // A person who left the company is in no conflict.
    called: isFullCall ? undefined : new Set(calledIds.filter((id) => known.has(id))),
  };
}

/** What is wrong with the schedule, by the id of each entry that has a part in it. */
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
  // Those before that an entry may overlap, or rest after.
  let recent: Timed[] = [];
  for (const entry of sorted) {
    recent = recent.filter(({ end }) => entry.start - end < REST_MILLIS);
    for (const one of recent) compare(one, entry);
    recent.push(entry);
  }
  return found;
}
