import { type SheetRow, withoutFormulaGuards } from '@standby/table-import';
import {
  TIMER_DURATION_MAX_MS,
  TIMER_DURATION_MIN_MS,
} from '@standby/live-room/domain/state/room-schema';
import { MINUTES_PER_DAY } from '@standby/live-room/domain/time/local-time';
import { MILLIS_PER_MINUTE } from '@standby/live-room/domain/time/time';
import { readClock } from './clock-text';
import { type DurationReading, guessReading, isAmbiguous, readDuration } from './duration-text';
import type { ImportField, Mapping } from './rundown-columns';

/*
 * Finds the length of each item of a rundown: by its duration, by its start and end, or by the next
 * start.
 */

/** Length of an item with a notice for a person, or the reason why it is unknown. */
type Length = { readonly millis: number; readonly notice?: string } | { readonly problem: string };

function limited(millis: number): Length {
  if (millis < TIMER_DURATION_MIN_MS) return { problem: 'The duration is under one second.' };
  return millis > TIMER_DURATION_MAX_MS
    ? { problem: 'The duration is over 24 hours.' }
    : { millis };
}

export function cellOf({ cells }: SheetRow, mapping: Mapping, field: ImportField): string {
  return withoutFormulaGuards((cells[mapping[field] ?? -1] ?? '').trim()).trim();
}

/** Returns the minutes from one time of day to another one, which may be after midnight. */
const minutesBetween = (from: number, to: number): number =>
  (to - from + MINUTES_PER_DAY) % MINUTES_PER_DAY;

/** Finds the next start below a row. */
function startBelow(rows: readonly SheetRow[], place: number, mapping: Mapping) {
  for (let below = place + 1; below < rows.length; below += 1) {
    const row = rows[below];
    const start = row && readClock(cellOf(row, mapping, 'trigger'));
    if (start !== undefined) return start;
  }
  return undefined;
}

/** Reads the length of a row's item. */
export function lengthOf(
  rows: readonly SheetRow[],
  place: number,
  mapping: Mapping,
  reading: DurationReading,
): Length {
  const row = rows[place] ?? { number: 0, cells: [] };
  const cell = cellOf(row, mapping, 'duration');
  if (cell !== '') {
    const millis = readDuration(cell, reading);
    return millis === undefined
      ? { problem: `“${cell}” is not a valid duration. Write 90, 90:00 or 1:30:00.` }
      : limited(millis);
  }
  const hasColumn = mapping.duration !== null;
  const start = readClock(cellOf(row, mapping, 'trigger'));
  const ownEnd = readClock(cellOf(row, mapping, 'end'));
  const end = ownEnd ?? (start === undefined ? undefined : startBelow(rows, place, mapping));
  if (start === undefined || end === undefined) {
    return {
      problem: hasColumn
        ? 'The duration is missing.'
        : 'The length is unknown: there is no end, and no start in a row below.',
    };
  }
  const length = limited(minutesBetween(start, end) * MILLIS_PER_MINUTE);
  if ('problem' in length || !hasColumn) return length;
  const until = ownEnd === undefined ? 'until the start below' : 'from its start to its end';
  return { ...length, notice: `The duration is missing: it is the time ${until}.` };
}

/** Counts the items whose length, under a reading, equals the time until the next start. */
function matchesOf(rows: readonly SheetRow[], mapping: Mapping, reading: DurationReading): number {
  const starts = rows.map((row) => readClock(cellOf(row, mapping, 'trigger')));
  return rows.filter((row, place) => {
    const [start, next] = [starts[place], starts[place + 1]];
    const cell = cellOf(row, mapping, 'duration');
    if (start === undefined || next === undefined || !isAmbiguous(cell)) return false;
    return readDuration(cell, reading) === minutesBetween(start, next) * MILLIS_PER_MINUTE;
  }).length;
}

/**
 * Guesses the reading of `3:30` from the header of the column, or from the times between the
 * starts.
 */
export function guessReadingOf(
  { header, rows }: { readonly header: SheetRow | null; readonly rows: readonly SheetRow[] },
  mapping: Mapping,
): DurationReading {
  const ofHeader = guessReading(header?.cells[mapping.duration ?? -1] ?? '');
  const isHours = matchesOf(rows, mapping, 'hours') > matchesOf(rows, mapping, 'minutes');
  return isHours ? 'hours' : ofHeader;
}
