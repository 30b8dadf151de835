import type { Clock } from '@standby/shared-ui/text';
import type { Person } from '../person';
import { callAt, callsKey, type CallRules } from './call-times';
import { byTime, isCalled, titleOf } from './entry';
import type { CalledEntry } from './sent-call';
import { addDays, dateOf, timeOf, type Wall } from './wall';
import { callText, namesText, spanText } from './words';

/** Returns the entries that begin on a day in order of time, including days off. */
export const entriesOn = <T extends CalledEntry>(
  entries: readonly T[],
  date: string,
): readonly T[] => entries.filter(({ startAt }) => dateOf(startAt) === date).toSorted(byTime);

const isWork = ({ kind }: CalledEntry): boolean => kind !== 'day-off';

/** First call of a person on a day, with its entry. */
interface CallTime {
  readonly person: Person;
  readonly at: Wall;
  readonly entries: readonly CalledEntry[];
}

/** Returns the first call of a person on a day; undefined if the person is not called. */
export function firstCall(
  entries: readonly CalledEntry[],
  person: Person,
  rules: CallRules,
): Wall | undefined {
  const called = entries.filter((entry) => isWork(entry) && isCalled(entry, person.id));
  return called.map((entry) => callAt(entry, person, rules)).toSorted()[0];
}

/** Returns the people called on a day, ordered by their first call and then by name. */
export function callTimes(
  entries: readonly CalledEntry[],
  people: readonly Person[],
  rules: CallRules,
): readonly CallTime[] {
  const work = entries.filter(isWork).toSorted(byTime);
  const times = people.flatMap((person) => {
    const at = firstCall(work, person, rules);
    const called = work.filter((entry) => isCalled(entry, person.id));
    return at === undefined ? [] : [{ person, at, entries: called }];
  });
  return times.toSorted(
    (one, other) =>
      one.at.localeCompare(other.at) || one.person.name.localeCompare(other.person.name),
  );
}

/**
 * Returns the people whom the call of a day concerns: everybody called now, or before the call
 * changed.
 */
export function concernedBy(
  entries: readonly CalledEntry[],
  before: readonly CalledEntry[],
  people: readonly Person[],
): readonly Person[] {
  const called = [entries, before].flatMap((day) =>
    people.filter(({ id }) => day.some((entry) => isWork(entry) && isCalled(entry, id))),
  );
  return [...new Set(called)];
}

/** Time of day from which tomorrow's call is written. */
const TOMORROW_FROM = '17:00';

/** Returns the day whose call a stage manager writes at a local time of the venue. */
export const dayToWrite = (now: Wall): string =>
  timeOf(now) < TOMORROW_FROM ? dateOf(now) : addDays(dateOf(now), 1);

/** Change of an entry since a call went out. */
export interface CallChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** Current entry; for a removed entry, the previous one. */
  readonly entry: CalledEntry;
  /** Differences, in a few words each. */
  readonly texts: readonly string[];
}

type People = ReadonlyMap<string, Person>;

const namesOf = (ids: readonly string[], people: People): string =>
  namesText(ids.flatMap((id) => people.get(id)?.name ?? []));

function callDifference(before: CalledEntry, now: CalledEntry, people: People): string[] {
  if (before.isFullCall !== now.isFullCall) return [`called: ${callText(now, people)}`];
  const added = namesOf(
    now.calledIds.filter((id) => !before.calledIds.includes(id)),
    people,
  );
  const gone = namesOf(
    before.calledIds.filter((id) => !now.calledIds.includes(id)),
    people,
  );
  return [added && `also called: ${added}`, gone && `no longer called: ${gone}`].filter(
    (text) => text !== '',
  );
}

function differences(
  before: CalledEntry,
  now: CalledEntry,
  people: People,
  clock: Clock,
): readonly string[] {
  const texts: string[] = [];
  if (titleOf(before) !== titleOf(now)) texts.push(`was ${titleOf(before)}`);
  if (before.startAt !== now.startAt || before.endAt !== now.endAt) {
    texts.push(`was ${spanText(before, clock)}`);
  }
  if (callsKey(before) !== callsKey(now)) texts.push('new call times');
  if (before.place !== now.place) texts.push(before.place ? `was in ${before.place}` : 'new place');
  if (before.notes !== now.notes) texts.push('new notes');
  return [...texts, ...callDifference(before, now, people)];
}

/**
 * Returns the changes since a call went out, in the order of the day, with removed entries last.
 */
export function callChanges(
  before: readonly CalledEntry[],
  now: readonly CalledEntry[],
  people: People,
  clock: Clock,
): readonly CallChange[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const present = new Set(now.map(({ id }) => id));
  const changes = now.flatMap((entry): CallChange[] => {
    const was = known.get(entry.id);
    if (!was) return [{ kind: 'added', entry, texts: [] }];
    const texts = differences(was, entry, people, clock);
    return texts.length > 0 ? [{ kind: 'changed', entry, texts }] : [];
  });
  const removed = before.filter(({ id }) => !present.has(id));
  return [
    ...changes,
    ...removed.map((entry): CallChange => ({ kind: 'removed', entry, texts: [] })),
  ];
}

/** Describes a change in one line. */
export function changeText({ kind, entry, texts }: CallChange, clock: Clock): string {
  const name = titleOf(entry);
  if (kind === 'added') return `New: ${name}, ${spanText(entry, clock)}`;
  if (kind === 'removed') return `Cancelled: ${name}, ${spanText(entry, clock)}`;
  return `${name}, ${spanText(entry, clock)}: ${texts.join(', ')}`;
}
