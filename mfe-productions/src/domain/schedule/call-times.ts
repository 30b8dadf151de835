import type { Clock } from '@standby/shared-ui/text';
import { halfMinutesOf, type CallCustom } from '../call-custom';
import type { Person } from '../person';
import type { Timezone } from '../timezone';
import { isPerformance } from './entry';
import type { CalledEntry } from './sent-call';
import { addDays, dateOf, type Wall } from './wall';
import { callText, namesText, timeText } from './words';
import { instantOf, wallOfInstant } from './zoned';

/** What a show says about its calls. */
export interface CallRules {
  readonly timezone: Timezone;
  readonly custom?: CallCustom | undefined;
}

/** What an entry says about its calls. */
export type WithCalls = Pick<CalledEntry, 'kind' | 'startAt' | 'endAt' | 'callMinutes' | 'calls'>;

type Callee = Pick<Person, 'id' | 'department'>;

const MILLIS_PER_MINUTE = 60_000;

/** Minutes before its start at which an entry calls people: the half before a performance, unless it says otherwise. */
export const callMinutesOf = (
  { kind, callMinutes }: Pick<WithCalls, 'kind' | 'callMinutes'>,
  rules: CallRules,
): number => callMinutes ?? (isPerformance({ kind }) ? halfMinutesOf(rules) : 0);

/** When an entry calls those who have no call of their own. */
export function generalCallAt(entry: WithCalls, rules: CallRules): Wall {
  const minutes = callMinutesOf(entry, rules);
  if (minutes === 0) return entry.startAt;
  const instant = instantOf(entry.startAt, rules.timezone) - minutes * MILLIS_PER_MINUTE;
  return wallOfInstant(instant, rules.timezone);
}

/** The wall time that a time of day means beside an entry, which may go on or begin after midnight. */
export function callWall(
  { startAt, endAt }: Pick<WithCalls, 'startAt' | 'endAt'>,
  time: string,
): Wall {
  const date = dateOf(startAt);
  const sameDay = `${date}T${time}`;
  const dayAfter = `${addDays(date, 1)}T${time}`;
  if (dayAfter < endAt) return dayAfter;
  return sameDay < endAt ? sameDay : `${addDays(date, -1)}T${time}`;
}

/** When an entry calls a person: by name, else with their department, else with everybody. */
export function callAt(entry: WithCalls, person: Callee, rules: CallRules): Wall {
  const { calls = [] } = entry;
  const named = calls.filter(({ personIds }) => personIds.includes(person.id));
  const ofDepartment = calls.filter(
    ({ department }) => department !== '' && department === person.department,
  );
  const own = named.length > 0 ? named : ofDepartment;
  const [first] = own.map(({ time }) => callWall(entry, time)).toSorted();
  return first ?? generalCallAt(entry, rules);
}

/** An entry with the time at which one person is called. */
export const calledAt = <T extends WithCalls>(
  entry: T,
  person: Callee,
  rules: CallRules,
): T & { readonly callAt: Wall } => ({ ...entry, callAt: callAt(entry, person, rules) });

/** Who is called and when: `Full company at 18:55. Wigs at 17:30, wig call.` */
export function callsText(
  entry: CalledEntry,
  people: ReadonlyMap<string, Person>,
  rules: CallRules,
  clock: Clock,
): string {
  const { kind, startAt, calls = [] } = entry;
  const everybody = callText(entry, people);
  const general = generalCallAt(entry, rules);
  const isAtStart = kind === 'day-off' || general === startAt;
  const own = calls.map(({ time, department, personIds, name }) => {
    const who = department || namesText(personIds.flatMap((id) => people.get(id)?.name ?? []));
    const at = timeText(callWall(entry, time), clock);
    return `${who} at ${at}${name && `, ${name}`}`;
  });
  const first = isAtStart ? everybody : `${everybody} at ${timeText(general, clock)}`;
  return own.length === 0 ? first : `${[first, ...own].join('. ')}.`;
}

/** The calls of an entry that are not those of the house: what changes of a call are told apart by. */
export const callsKey = ({ callMinutes, calls = [] }: WithCalls): string =>
  JSON.stringify([callMinutes ?? null, calls]);
