import { type Clock, formatDate, formatTime } from '@standby/shared-ui/text';
import { type Timezone, instantsOf, timezoneText, wallTime } from './timezone';

/** Dates YYYY-MM-DD and times HH:MM of an event, or empty, in local time of the timezone. */
export interface Schedule {
  readonly startDate: string;
  readonly startTime: string;
  readonly endDate: string;
  readonly endTime: string;
  readonly timezone: Timezone;
}

type ScheduleMessages = Partial<Record<'startTime' | 'endDate' | 'endTime', string>>;

/** Returns the last date of an event; without an end date, the event ends on its first day. */
function lastDate({ startDate, endDate }: Schedule): string {
  return endDate || startDate;
}

/** Whether a date and a time are both filled in and exist, so that they can be checked. */
function isKnown(date: string, time: string): boolean {
  return !Number.isNaN(wallTime(date, time));
}

function skippedMessage(date: string, time: string, timezone: Timezone): string | undefined {
  if (!isKnown(date, time) || instantsOf(date, time, timezone).length > 0) return undefined;
  // The field itself shows the time, on the person's clock.
  return `This time does not exist on ${formatDate(date, 'long')} in ${timezoneText(timezone)}: the clocks go forward past it. Choose an hour later.`;
}

function repeatedMessage(
  date: string,
  time: string,
  { timezone }: Pick<Schedule, 'timezone'>,
  clock: Clock,
): string | undefined {
  if (instantsOf(date, time, timezone).length < 2) return undefined;
  const day = formatDate(date, 'long');
  return `${formatTime(time, clock)} occurs twice on ${day} in ${timezoneText(timezone)}, because the clocks go back. Standby uses the first one.`;
}

function endMessage(schedule: Schedule): ScheduleMessages {
  const { startDate, startTime, endDate, endTime } = schedule;
  if (isKnown(endDate, '00:00') && endDate < startDate) {
    return { endDate: 'The last performance is before the first. Choose a later date.' };
  }
  const isSameDay = isKnown(startDate, startTime) && lastDate(schedule) === startDate;
  if (isSameDay && isKnown(startDate, endTime) && endTime < startTime) {
    const advice = endDate
      ? 'Choose a later end time.'
      : 'If it ends after midnight, choose the next day for the last performance.';
    return { endTime: `The event ends before it starts. ${advice}` };
  }
  return {};
}

const defined = (messages: Record<string, string | undefined>): ScheduleMessages =>
  Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));

/**
 * Returns the errors of a schedule: an end before the start, or a time that the clocks skip in
 * spring.
 */
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

/** Returns the warnings of a schedule: a time that the clocks repeat in autumn. */
export function scheduleWarnings(schedule: Schedule, clock: Clock): ScheduleMessages {
  const { startDate, startTime, endTime } = schedule;
  return defined({
    startTime: repeatedMessage(startDate, startTime, schedule, clock),
    endTime: repeatedMessage(lastDate(schedule), endTime, schedule, clock),
  });
}

function moment(date: string, time: string, clock: Clock): string {
  if (!isKnown(date, '00:00')) return '';
  const day = formatDate(date, 'medium');
  return isKnown(date, time) ? `${day}, ${formatTime(time, clock)}` : day;
}

/** Formats the times of an event with its timezone: “Mar 8, 2025, 19:30 – 22:00 EST”. */
export function scheduleText(schedule: Schedule, clock: Clock): string {
  const { startDate, startTime, endDate, endTime, timezone } = schedule;
  const start = moment(startDate, startTime, clock);
  if (start === '') return '';
  const isSameDay = lastDate(schedule) === startDate;
  const endOfDay = isKnown(startDate, endTime) ? formatTime(endTime, clock) : '';
  const end = isSameDay ? endOfDay : moment(endDate, endTime, clock);
  return `${[start, end].filter(Boolean).join(' – ')} ${timezoneText(timezone)}`;
}
