import type { Clock } from '@standby/shared-ui/text';
import { halfMinutesOf, type CallCustom } from '../call-custom';
import type { Person } from '../person';
import type { Timezone } from '../timezone';
import { isPerformance } from './entry';
import type { CalledEntry } from './sent-call';
import { addDays, dateOf, type Wall } from './wall';
import { callText, namesText, timeText } from './words';
import { instantOf, wallOfInstant } from './zoned';

/** Settings of a show for its calls. */
export interface CallRules {
  readonly timezone: Timezone;
  readonly custom?: CallCustom | undefined;
}

/** Fields of an entry that determine its calls. */
type WithCalls = Pick<CalledEntry, 'kind' | 'startAt' | 'endAt' | 'callMinutes' | 'calls'>;

type Callee = Pick<Person, 'id' | 'department'>;

const MILLIS_PER_MINUTE = 60_000;

/**
 * Returns the minutes before its start at which an entry calls people: the half for a performance,
 * unless set otherwise.
 */
const callMinutesOf = (
  { kind, callMinutes }: Pick<WithCalls, 'kind' | 'callMinutes'>,
  rules: CallRules,
): number => callMinutes ?? (isPerformance({ kind }) ? halfMinutesOf(rules) : 0);

/** Returns the call time of people without a call of their own. */
export function generalCallAt(entry: WithCalls, rules: CallRules): Wall {
  const minutes = callMinutesOf(entry, rules);
  if (minutes === 0) return entry.startAt;
  const instant = instantOf(entry.startAt, rules.timezone) - minutes * MILLIS_PER_MINUTE;
  return wallOfInstant(instant, rules.timezone);
}

/**
 * Returns the local time that a time of day means for an entry, which may end or begin after
 * midnight.
 */
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

/** Returns the call time of a person: by name, else with their department, else with everybody. */
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

/** Returns an entry with the time at which one person is called. */
export const calledAt = <T extends WithCalls>(
  entry: T,
  person: Callee,
  rules: CallRules,
): T & { readonly callAt: Wall } => ({ ...entry, callAt: callAt(entry, person, rules) });

/** Formats the people and their call times: `Full company at 18:55. Wigs at 17:30, wig call.` */
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

/** Returns a key of an entry's explicit call settings, to detect changes of them. */
export const callsKey = ({ callMinutes, calls = [] }: WithCalls): string =>
  JSON.stringify([callMinutes ?? null, calls]);
