import { MILLIS_PER_HOUR, MILLIS_PER_MINUTE } from './time';

export { formatTimeOfDay, parseTimeOfDay } from '@standby/shared-ui/text';
export const MINUTES_PER_DAY = 24 * 60;
const MILLIS_PER_DAY = 24 * MILLIS_PER_HOUR;

/** Locales that know the zone names of their part of the world: `EST`, `BST`, `AEDT`, `IST`. */
const NAMING_LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-NZ', 'en-ZA'] as const;
const OFFSET_NAME = /^GMT[+-]/u;

function zoneName(locale: string, epochMs: number, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).formatToParts(epochMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * Returns the name of a zone's time at a moment: `EST`, `BST`, `UTC`; `GMT+7` for a zone without
 * names.
 */
export function zoneLabel(epochMs: number, timeZone?: string): string {
  const nameIn = (locale: string): string => zoneName(locale, epochMs, timeZone);
  const naming = NAMING_LOCALES.find((locale) => !OFFSET_NAME.test(nameIn(locale)));
  return nameIn(naming ?? NAMING_LOCALES[0]);
}

/** Whether the machine's own clock shows another time than clocks of a zone at a moment. */
export const isOtherTime = (epochMs: number, timeZone?: string): boolean =>
  zoneOffsetMs(epochMs, timeZone) !== zoneOffsetMs(epochMs);

/** Returns the ms by which a zone's clocks are ahead of UTC at a moment. */
function zoneOffsetMs(epochMs: number, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  }).formatToParts(epochMs);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const localMs = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return localMs - Math.floor(epochMs / MILLIS_PER_MINUTE) * MILLIS_PER_MINUTE;
}

/**
 * Returns the number of a local day. All moments between two midnights of the zone have the same
 * one.
 */
export function dayNumber(epochMs: number, timeZone?: string): number {
  return Math.floor((epochMs + zoneOffsetMs(epochMs, timeZone)) / MILLIS_PER_DAY);
}

/**
 * Returns the moment of a local time. A time that clocks skip in spring is moved forward by the
 * length of the change; of a repeated time, the first counts.
 */
function momentOn(day: number, minuteOfDay: number, timeZone?: string): number {
  const asUtcMs = day * MILLIS_PER_DAY + minuteOfDay * MILLIS_PER_MINUTE;
  const offsets = [-MILLIS_PER_DAY, MILLIS_PER_DAY].map((shiftMs) =>
    zoneOffsetMs(asUtcMs + shiftMs, timeZone),
  );
  const candidates = offsets.map((offsetMs) => asUtcMs - offsetMs);
  const existing = candidates.filter(
    (epochMs) => epochMs + zoneOffsetMs(epochMs, timeZone) === asUtcMs,
  );
  return existing.length > 0 ? Math.min(...existing) : Math.max(...candidates);
}

/**
 * Returns the first moment from `fromMs` on at which clocks show a time of day.
 * @param fromMs epoch ms, of the system clock.
 * @param timeZone IANA name; defaults to the machine's own zone.
 */
export function nextTimeOfDay(fromMs: number, minuteOfDay: number, timeZone?: string): number {
  const today = dayNumber(fromMs, timeZone);
  const moments = [today, today + 1].map((day) => momentOn(day, minuteOfDay, timeZone));
  return moments.find((epochMs) => epochMs >= fromMs) ?? momentOn(today + 2, minuteOfDay, timeZone);
}
