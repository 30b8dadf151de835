import {
  cutText,
  type RowNote,
  type SheetRow,
  type Table,
  unreadText,
  withoutFormulaGuards,
} from '@standby/table-import';
import {
  DEFAULT_WARNING_MS,
  type NewTimer,
  TIMER_DURATION_MAX_MS,
  TIMER_DURATION_MIN_MS,
  TIMER_NAME_MAX,
  TIMER_NOTE_MAX,
} from '../room/room-schema';
import { parseTimeOfDay } from '../timer/local-time';
import { type DurationReading, readDuration } from './duration-text';
import { IMPORT_FIELDS, type ImportField, type Mapping } from './rundown-columns';
import { COLOR_NAMES, parseColor } from './timer-colors';
import type { Trigger } from './trigger';

/*
 * From the rows of a table to timers. Every row becomes a timer, with notices about its losses, or has a problem.
 */

export interface ImportItem {
  /** Number of its row in the file, from 1. */
  readonly row: number;
  readonly name: string;
  readonly durationMs: number;
  readonly setting: Pick<NewTimer, 'color' | 'note' | 'isOnItsOwn'>;
  readonly trigger: Trigger;
  /** Losses of the row, for a person. */
  readonly notices: readonly string[];
}

export interface ImportResult {
  readonly items: readonly ImportItem[];
  readonly problems: readonly RowNote[];
  /** Rows that are headings of sections: a name and nothing else. */
  readonly headings: readonly RowNote[];
}

export interface ImportOptions {
  readonly mapping: Mapping;
  /** How `3:30` is read. */
  readonly reading: DurationReading;
  /** Whether timers have the heading above them in their notes. */
  readonly notesHeadings?: boolean;
}

/** Whether it takes its turn with the others. */
const takesTurns = ({ setting }: Pick<ImportItem, 'setting'>): boolean =>
  setting.isOnItsOwn !== true;

type Parsed<T> = { readonly value: T } | { readonly problem: string };

function parseLength(cell: string, reading: DurationReading): Parsed<number> {
  if (cell === '') return { problem: 'The duration is missing.' };
  const durationMs = readDuration(cell, reading);
  if (durationMs === undefined) {
    return { problem: `“${cell}” is not a valid duration. Write 90, 90:00 or 1:30:00.` };
  }
  if (durationMs < TIMER_DURATION_MIN_MS) return { problem: 'The duration is under one second.' };
  return durationMs > TIMER_DURATION_MAX_MS
    ? { problem: 'The duration is over 24 hours.' }
    : { value: durationMs };
}

const AFTER_PREVIOUS = /^(?:after previous|after|auto|automatic|follow)$/iu;
const MANUAL = /^(?:|manual|by hand|go)$/iu;
const YES = /^(?:yes|y|x|true|1|on its own)$/iu;
const NO = /^(?:|no|n|false|0|-)$/iu;
/** A date before a time, and seconds after it, as spreadsheets show them. */
const DATE_AND_TIME = /^(?:\S*\d\S*\s+)?(\d{1,2}[:.]\d\d)(?::00)?(\s*[ap]\.?m\.?)?$/iu;

function readColor(cell: string, notices: string[]): Pick<NewTimer, 'color'> {
  if (cell === '' || cell.toLowerCase() === 'none') return {};
  const color = parseColor(cell);
  if (color) return { color };
  const names = Object.values(COLOR_NAMES).join(', ');
  notices.push(`“${cell}” is not a colour here, so it has none. Use ${names}.`);
  return {};
}

function readOwn(cell: string, notices: string[]): Pick<NewTimer, 'isOnItsOwn'> {
  if (YES.test(cell)) return { isOnItsOwn: true };
  if (!NO.test(cell))
    notices.push(`“${cell}” does not say whether it runs on its own: it takes its turn.`);
  return {};
}

function readTrigger(cell: string, isFirst: boolean, notices: string[]): Trigger {
  if (MANUAL.test(cell)) return { kind: 'manual' };
  if (AFTER_PREVIOUS.test(cell)) {
    if (!isFirst) return { kind: 'after-previous' };
    notices.push('There is no timer before this one to start it: it starts by hand.');
    return { kind: 'manual' };
  }
  const [, time = cell, half = ''] = DATE_AND_TIME.exec(cell) ?? [];
  const minuteOfDay = parseTimeOfDay(time + half);
  if (minuteOfDay !== undefined) return { kind: 'time', minuteOfDay };
  notices.push(
    `“${cell}” is not a start, so it starts by hand. Write manual, after previous or a time such as 19:30.`,
  );
  return { kind: 'manual' };
}

const FIELD_NAMES: Readonly<Record<ImportField, string>> = {
  name: 'The name',
  duration: 'The duration',
  color: 'The colour',
  note: 'The note',
  trigger: 'The start',
  own: 'On its own',
};

/** Whether a row has a name and nothing else that is imported. */
function isHeading(row: SheetRow, { mapping }: ImportOptions): boolean {
  const isEmpty = (field: ImportField): boolean => {
    const column = mapping[field];
    return column === null || ((row.cells[column] ?? '').trim() === '' && !row.unread?.has(column));
  };
  return !isEmpty('name') && IMPORT_FIELDS.every((field) => field === 'name' || isEmpty(field));
}

function noteOf(note: string, heading: string): string {
  return heading !== '' && note !== '' ? `${heading}: ${note}` : heading || note;
}

/** Reads timers from the rows of a table. */
export function importRows({ rows }: Pick<Table, 'rows'>, options: ImportOptions): ImportResult {
  const { mapping, reading } = options;
  const items: ImportItem[] = [];
  const problems: RowNote[] = [];
  const headings: RowNote[] = [];
  let heading = '';
  for (const row of rows) {
    const textOf = (field: ImportField): string =>
      withoutFormulaGuards((row.cells[mapping[field] ?? -1] ?? '').trim()).trim();
    const fail = (text: string) => problems.push({ row: row.number, text });
    if (row.problem !== undefined) {
      fail(row.problem);
      continue;
    }
    if (isHeading(row, options)) {
      heading = options.notesHeadings ? textOf('name') : '';
      headings.push({ row: row.number, text: textOf('name') });
      continue;
    }
    const unread = IMPORT_FIELDS.flatMap((field) => {
      const text = unreadText(row, mapping[field], FIELD_NAMES[field]);
      return text === undefined ? [] : [{ field, text }];
    });
    const lost = unread.find(({ field }) => field === 'name' || field === 'duration');
    const duration = parseLength(textOf('duration'), reading);
    if (lost) fail(lost.text);
    else if (textOf('name') === '') fail('The name is missing.');
    if (!lost && 'problem' in duration) fail(duration.problem);
    if (lost || textOf('name') === '' || 'problem' in duration) continue;
    const notices = unread.map(({ text }) => text);
    const name = cutText(textOf('name'), TIMER_NAME_MAX, 'The name');
    const note = cutText(noteOf(textOf('note'), heading), TIMER_NOTE_MAX, 'The note');
    for (const { notice } of [name, note]) if (notice !== undefined) notices.push(notice);
    const setting = {
      ...readColor(textOf('color'), notices),
      ...(note.text !== '' && { note: note.text }),
      ...readOwn(textOf('own'), notices),
    };
    // A timer on its own follows none.
    const isFirst = !items.some(takesTurns) || !takesTurns({ setting });
    const trigger = readTrigger(textOf('trigger'), isFirst, notices);
    items.push({
      row: row.number,
      name: name.text,
      durationMs: duration.value,
      setting,
      trigger,
      notices,
    });
  }
  return { items, problems, headings };
}

/** The timers of an import, as `import-timers` takes them. An automatic start is a setting of the timer before. */
export function timersOf(items: readonly ImportItem[], newId: () => string): NewTimer[] {
  return items.map((item, place) => {
    const { name, durationMs, setting, trigger } = item;
    const next = takesTurns(item) ? items.slice(place + 1).find(takesTurns) : undefined;
    const startsNext = next?.trigger.kind === 'after-previous';
    return {
      id: newId(),
      name,
      durationMs,
      warningMs: Math.min(DEFAULT_WARNING_MS, durationMs),
      ...setting,
      ...(startsNext && { startsNext }),
      ...(trigger.kind === 'time' && { startsAtMinute: trigger.minuteOfDay }),
    };
  });
}
