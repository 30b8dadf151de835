import { parseTimeOfDay } from '@standby/live-room/domain/time/local-time';

/** A time with a date before it and seconds after it, as programs show it. */
const DATE_AND_TIME =
  /^(?:\S*\d\S*[\sT]+)?(\d{1,2}[:.h]\d\d)(?::00(?:\.0+)?)?(?:\s*([ap])\.?m\.?|\s*(?:uhr|h))?$/iu;
/** `19h` and `19 Uhr`. */
const HOUR = /^(\d{1,2})\s*(?:h|uhr)$/iu;

/**
 * Reads a time of day in a rundown, in minutes after midnight: `19:30`, `7:30 PM`, `19h30`,
 * `2025-03-01 19:30:00`.
 */
export function readClock(text: string): number | undefined {
  const written = text.trim();
  const [, hour] = HOUR.exec(written) ?? [];
  if (hour !== undefined) return parseTimeOfDay(`${hour}:00`);
  const [, time, half = ''] = DATE_AND_TIME.exec(written) ?? [];
  if (time === undefined) return parseTimeOfDay(written);
  return parseTimeOfDay(time.replace(/h/iu, ':') + (half && ` ${half}m`));
}
