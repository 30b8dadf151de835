import type { Clock } from '@standby/shared-ui/text';
import { fold } from '@standby/collections/list';
import { emailsOf, type Person } from '../person';
import type { Show } from '../show';
import type { Timezone } from '../timezone';
import { isNightBetween, NAMES_MAX, REST_HOURS, REST_MILLIS, type ScheduleRule } from './conflicts';
import { isCalled, titleOf, type Entry } from './entry';
import { dateOf, type Wall } from './wall';
import { dayText, namesText, timeText } from './words';
import { instantOf, wallOfInstant } from './zoned';

/** Entry of another show of the organization. */
export interface EntryElsewhere {
  readonly id: string;
  readonly showTitle: string;
  readonly title: string;
  /** Start as epoch ms. */
  readonly startMs: number;
  readonly endMs: number;
  readonly place: string;
  /** Ids of the people of this show's company who are called there. */
  readonly peopleIds: string[];
}

interface OtherShow {
  readonly show: Pick<Show, 'title' | 'timezone'>;
  readonly people: readonly Person[];
  readonly entries: readonly Entry[];
}

/**
 * Whether two people are the same: the same account, an address in common, or the same name if
 * addresses are missing. Each company has its own record of a person.
 */
function isSamePerson(one: Person, other: Person): boolean {
  if (one.memberId !== '' && one.memberId === other.memberId) return true;
  const [mails, others] = [emailsOf(one).map(fold), emailsOf(other).map(fold)];
  if (mails.length > 0 && others.length > 0) return mails.some((mail) => others.includes(mail));
  return fold(one.name) === fold(other.name);
}

/**
 * Returns the entries of other shows with the people of this company who are called there; days off
 * do not count.
 */
export function entriesElsewhere(
  company: readonly Person[],
  others: readonly OtherShow[],
): EntryElsewhere[] {
  return others.flatMap(({ show, people, entries }) => {
    const shared = company.flatMap((person) => {
      const other = people.find((one) => isSamePerson(one, person));
      return other ? [{ here: person.id, there: other.id }] : [];
    });
    return entries
      .filter(({ kind }) => kind !== 'day-off')
      .map((entry) => ({
        id: entry.id,
        showTitle: show.title,
        title: titleOf(entry),
        startMs: instantOf(entry.startAt, show.timezone),
        endMs: instantOf(entry.endAt, show.timezone),
        place: entry.place.trim(),
        peopleIds: shared.filter(({ there }) => isCalled(entry, there)).map(({ here }) => here),
      }));
  });
}

/** Conflict of an entry with an entry of another show. */
interface ConflictElsewhere {
  readonly rule: ScheduleRule;
  readonly other: EntryElsewhere;
  readonly peopleIds: readonly string[];
  readonly peopleCount: number;
  readonly restHours: number;
}

interface Options {
  readonly timezone: Timezone;
  readonly rules: ReadonlySet<string>;
}

const MILLIS_PER_HOUR = 3_600_000;

interface TimedElsewhere {
  readonly other: EntryElsewhere;
  readonly place: string;
  /** Times of the other entry, in local time of this show's venue. */
  readonly startAt: Wall;
  readonly endAt: Wall;
}

interface Times {
  readonly start: number;
  readonly end: number;
}

/** Returns the milliseconds between two entries; negative if they overlap. */
const gapOf = ({ start, end }: Times, { startMs, endMs }: EntryElsewhere): number =>
  Math.max(startMs - end, start - endMs);

function conflictsWith(
  entry: Entry,
  { other, place, startAt, endAt }: TimedElsewhere,
  gap: number,
  rules: ReadonlySet<string>,
): ConflictElsewhere[] {
  const none = { other, peopleIds: [], peopleCount: 0, restHours: 0 };
  const found: ConflictElsewhere[] = [];
  const hasPlace = place !== '' && place === fold(entry.place.trim());
  if (gap < 0 && hasPlace && rules.has('place')) found.push({ rule: 'place', ...none });
  const rule = gap < 0 ? 'person' : 'rest';
  const isNight = isNightBetween(entry.endAt, startAt) || isNightBetween(endAt, entry.startAt);
  if (!rules.has(rule) || (rule === 'rest' && !isNight)) return found;
  const people = other.peopleIds.filter((id) => isCalled(entry, id));
  if (people.length === 0) return found;
  const restHours = Math.max(0, Math.floor((gap / MILLIS_PER_HOUR) * 2) / 2);
  const peopleIds = people.slice(0, NAMES_MAX);
  return [...found, { rule, other, peopleIds, peopleCount: people.length, restHours }];
}

/** Returns the conflicts with other shows, by the id of each entry involved. */
export function conflictsElsewhere(
  entries: readonly Entry[],
  others: readonly EntryElsewhere[],
  { timezone, rules }: Options,
): ReadonlyMap<string, readonly ConflictElsewhere[]> {
  const found = new Map<string, readonly ConflictElsewhere[]>();
  // Computing local times is slow, so it is done once for each entry instead of each pair.
  const timed = others.map((other) => ({
    other,
    place: fold(other.place.trim()),
    startAt: wallOfInstant(other.startMs, timezone),
    endAt: wallOfInstant(other.endMs, timezone),
  }));
  for (const entry of entries) {
    if (entry.kind === 'day-off') continue;
    const times = {
      start: instantOf(entry.startAt, timezone),
      end: instantOf(entry.endAt, timezone),
    };
    const conflicts = timed.flatMap((one) => {
      const gap = gapOf(times, one.other);
      return gap < REST_MILLIS ? conflictsWith(entry, one, gap, rules) : [];
    });
    if (conflicts.length > 0) found.set(entry.id, conflicts);
  }
  return found;
}

/** Describes a conflict in a sentence, with local times of this show's venue. */
export function conflictElsewhereText(
  { rule, other, peopleIds, peopleCount, restHours }: ConflictElsewhere,
  people: ReadonlyMap<string, Person>,
  timezone: Timezone,
  clock: Clock,
): string {
  const [from, to] = [other.startMs, other.endMs].map((at) => wallOfInstant(at, timezone));
  const times = `${timeText(from ?? '', clock)} – ${timeText(to ?? '', clock)}`;
  const what = `${other.showTitle} (${other.title}`;
  if (rule === 'place') return `${other.place} is taken by ${what}, ${times}).`;
  const names = peopleIds.map((id) => people.get(id)?.name ?? 'A person');
  const who = namesText(names, peopleCount);
  const [is, has] = peopleCount === 1 ? ['is', 'has'] : ['are', 'have'];
  if (rule === 'person') return `${who} ${is} also called by ${what}, ${times}).`;
  const when = `${dayText(dateOf(from ?? ''))}, ${times}`;
  return `${who} ${has} ${restHours} h of rest between this and ${what}, ${when}): less than ${REST_HOURS} h.`;
}

const shorts: Readonly<Record<ScheduleRule, string>> = {
  place: 'Taken by another show',
  person: 'Called by another show',
  rest: 'Rest',
};

/** Describes a conflict in a few words. */
export const conflictElsewhereShort = ({ rule, restHours }: ConflictElsewhere): string =>
  rule === 'rest' ? `${shorts.rest}: ${restHours} h` : shorts[rule];
