import { type Clock, formatDate, formatTime } from '@standby/shared-ui/text';
import type { Person } from '../person';
import { type Conflict, NAMES_MAX, REST_HOURS } from './conflicts';
import { titleOf, type Entry, type Span } from './entry';
import { addDays, dateOf, MINUTES_PER_HOUR, timeOf, type Wall } from './wall';
import {
  LONG_BREAK_MINUTES,
  LONG_WORK_MINUTES,
  SHORT_BREAK_MINUTES,
  SHORT_WORK_MINUTES,
  WEEK_HOURS,
  type OverLimit,
} from './work-limits';

const MILLIS_PER_MINUTE = 60_000;

/** Formats a time of day: `19:30` or `7:30 PM`. */
export const timeText = (wall: Wall, clock: Clock): string => formatTime(timeOf(wall), clock);

/** Formats a date as `Sat 8 Mar`. */
export const dayText = (date: string, locale?: string): string => formatDate(date, 'day', locale);

/** Formats a date as `Saturday 8 March 2025`. */
export const dateText = (date: string, locale?: string): string => formatDate(date, 'full', locale);

/** Formats the month of a date as `March 2025`. */
export const monthText = (date: string): string => formatDate(date, 'month');

/** Formats a span as `19:30 – 22:00`, or as days for days off: `Mon, Mar 10 – Tue, Mar 11`. */
export function spanText(
  { kind, startAt, endAt }: Pick<Entry, 'kind'> & Span,
  clock: Clock,
): string {
  if (kind !== 'day-off') return `${timeText(startAt, clock)} – ${timeText(endAt, clock)}`;
  const [first, last] = [dateOf(startAt), addDays(dateOf(endAt), -1)];
  return first === last ? dayText(first) : `${dayText(first)} – ${dayText(last)}`;
}

/** Formats a length as `2 h 30 min`. */
function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** Formats names as `Idris Achterberg, Yuki Tanabe and 3 more`. */
export function namesText(names: readonly string[], count = names.length): string {
  const more = count - names.length;
  const all = more > 0 ? [...names, `${more} more`] : names;
  const last = all.at(-1) ?? '';
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Formats the people called: `Full company`, or the names of called people of the company. */
export function callText(
  { isFullCall, calledIds }: Pick<Entry, 'isFullCall' | 'calledIds'>,
  people: ReadonlyMap<string, Person>,
  most = Number.POSITIVE_INFINITY,
): string {
  if (isFullCall) return 'Full company';
  const names = calledIds.flatMap((id) => people.get(id)?.name ?? []);
  if (names.length === 0) return 'No one is called yet';
  return namesText(names.slice(0, most), names.length);
}

/** Describes a conflict in a sentence beside the entry. */
export function conflictText(
  { rule, other, peopleIds, peopleCount, restHours }: Conflict,
  people: ReadonlyMap<string, Person>,
  clock: Clock,
): string {
  const name = titleOf(other);
  const when = `${dayText(dateOf(other.startAt))}, ${spanText(other, clock)}`;
  const times = `${timeText(other.startAt, clock)} – ${timeText(other.endAt, clock)}`;
  if (rule === 'place') return `${other.place} is taken: ${name}, ${times}.`;
  const who = namesText(
    peopleIds.map((id) => people.get(id)?.name ?? 'A person'),
    peopleCount,
  );
  const [is, has] = peopleCount === 1 ? ['is', 'has'] : ['are', 'have'];
  if (rule === 'rest') {
    return `${who} ${has} ${restHours} h of rest between this and ${name} (${when}): less than ${REST_HOURS} h.`;
  }
  if (other.kind === 'day-off') return `${who} ${has} a day off.`;
  return `${who} ${is} also called to ${name}, ${times}.`;
}

/** Describes a conflict in a few words. */
export function conflictShort({ rule, other, restHours }: Conflict): string {
  if (rule === 'place') return 'Double-booked room';
  if (rule === 'rest') return `Rest: ${restHours} h`;
  return other.kind === 'day-off' ? 'On a day off' : 'Called twice';
}

/** Describes excessive working time in a sentence beside the entry. */
export function overLimitText(
  { rule, peopleIds, millis }: OverLimit,
  people: ReadonlyMap<string, Person>,
): string {
  const names = peopleIds.slice(0, NAMES_MAX).map((id) => people.get(id)?.name ?? 'A person');
  const who = namesText(names, peopleIds.length);
  const [work, has] = peopleIds.length === 1 ? ['works', 'has'] : ['work', 'have'];
  const length = minutesText(millis / MILLIS_PER_MINUTE);
  if (rule === 'week') return `${who} ${has} ${length} in this week: more than ${WEEK_HOURS} h.`;
  return `${who} ${work} ${length} without a break: ${SHORT_BREAK_MINUTES} min after ${SHORT_WORK_MINUTES}, or ${LONG_BREAK_MINUTES} min after ${LONG_WORK_MINUTES}.`;
}

/** Describes excessive working time in a few words. */
export function overLimitShort({ rule, millis }: OverLimit): string {
  const length = minutesText(millis / MILLIS_PER_MINUTE);
  return rule === 'week' ? `Week: ${length}` : `No break: ${length}`;
}
