import { type Timezone, instantsOf, wallTime } from './timezone';

/** When an event is: dates YYYY-MM-DD and times HH:MM, or nothing, on a wall in the timezone. */
export interface Schedule {
  readonly startDate: string;
  readonly startTime: string;
  readonly endDate: string;
  readonly endTime: string;
  readonly timezone: Timezone;
}

type ScheduleMessages = Partial<Record<'startTime' | 'endDate' | 'endTime', string>>;

const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const longDate = format({ dateStyle: 'long' });
const mediumDate = format({ dateStyle: 'medium' });
const shortTime = format({ timeStyle: 'short' });

/** A wall time as text; the narrow space before AM is made one that people can search for. */
function words(formatter: Intl.DateTimeFormat, wall: number): string {
  return formatter.format(wall).replaceAll('\u202f', ' ');
}

/** An event without an end date ends on the day on which it starts. */
function lastDate({ startDate, endDate }: Schedule): string {
  return endDate || startDate;
}

/** Two fields of which both are filled in with what exists; else there is nothing to say of them. */
function isKnown(date: string, time: string): boolean {
  return !Number.isNaN(wallTime(date, time));
}

function skippedMessage(date: string, time: string, timezone: Timezone): string | undefined {
  if (!isKnown(date, time) || instantsOf(date, time, timezone).length > 0) return undefined;
  const wall = wallTime(date, time);
  return `${words(shortTime, wall)} does not exist on ${words(longDate, wall)} in ${timezone}: the clocks go forward past it. Choose an hour later.`;
}

function repeatedMessage(date: string, time: string, timezone: Timezone): string | undefined {
  if (instantsOf(date, time, timezone).length < 2) return undefined;
  const wall = wallTime(date, time);
  return `${words(shortTime, wall)} comes twice on ${words(longDate, wall)} in ${timezone}, as the clocks go back. The first one is meant.`;
}

function endMessage(schedule: Schedule): ScheduleMessages {
  const { startDate, startTime, endDate, endTime } = schedule;
  if (isKnown(endDate, '00:00') && endDate < startDate) {
    return { endDate: 'The event ends before it starts. Choose a later end date.' };
  }
  const isSameDay = isKnown(startDate, startTime) && lastDate(schedule) === startDate;
  if (isSameDay && isKnown(startDate, endTime) && endTime < startTime) {
    const advice = endDate
      ? 'Choose a later end time.'
      : 'If it ends after midnight, choose the next day as its end date.';
    return { endTime: `The event ends before it starts. ${advice}` };
  }
  return {};
}

const defined = (messages: Record<string, string | undefined>): ScheduleMessages =>
  Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));

/** What cannot be: an end before the start, or a time that the clocks skip in spring. */
export function scheduleErrors(schedule: Schedule): ScheduleMessages {
  const { startDate, startTime, endTime, timezone } = schedule;
  return {
    ...endMessage(schedule),
    ...defined({
      startTime: skippedMessage(startDate, startTime, timezone),
      endTime: skippedMessage(lastDate(schedule), endTime, timezone),
    }),
  };
}

/** What can be but should be said: a time that the clocks repeat in autumn. */
export function scheduleWarnings(schedule: Schedule): ScheduleMessages {
  const { startDate, startTime, endTime, timezone } = schedule;
  return defined({
    startTime: repeatedMessage(startDate, startTime, timezone),
    endTime: repeatedMessage(lastDate(schedule), endTime, timezone),
  });
}

function moment(date: string, time: string): string {
  if (!isKnown(date, '00:00')) return '';
  const day = words(mediumDate, wallTime(date, '00:00'));
  return isKnown(date, time) ? `${day}, ${words(shortTime, wallTime(date, time))}` : day;
}

/** When the event is, with its timezone: “Mar 8, 2025, 7:30 PM – 10:00 PM EST”. */
export function scheduleText(schedule: Schedule): string {
  const { startDate, startTime, endDate, endTime, timezone } = schedule;
  const start = moment(startDate, startTime);
  if (start === '') return '';
  const isSameDay = lastDate(schedule) === startDate;
  const endOfDay = isKnown(startDate, endTime)
    ? words(shortTime, wallTime(startDate, endTime))
    : '';
  const end = isSameDay ? endOfDay : moment(endDate, endTime);
  return `${[start, end].filter(Boolean).join(' – ')} ${timezone}`;
}
