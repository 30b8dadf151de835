import {
  DEFAULT_WARNING_MS,
  type NewTimer,
  TIMER_DURATION_MAX_MS,
  TIMER_DURATION_MIN_MS,
  TIMER_NAME_MAX,
  TIMER_NOTE_MAX,
} from '../room/room-schema';
import { parseTimeOfDay } from '../timer/local-time';
import { parseDuration } from '../timer/timer-form';
import { COLOR_NAMES, parseColor } from './timer-colors';
import type { Trigger } from './trigger';

/*
 * From the rows of a table to timers. Every cell is either understood or named with its row: nothing
 * is left out or made up.
 */

export const IMPORT_FIELDS = ['name', 'duration', 'color', 'note', 'trigger', 'own'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column holds a field, counted from 0; null for none. */
export type Mapping = Readonly<Record<ImportField, number | null>>;

export type Rows = readonly (readonly string[])[];

const HEADERS: Readonly<Record<ImportField, RegExp>> = {
  name: /^(?:name|title|item|event|timer|cue|part|segment|scene)$/u,
  duration: /^(?:duration|length|time|minutes|mins?|running time|dur\.?)$/u,
  color: /^colou?r$/u,
  note: /^(?:notes?|remarks?|comments?|description|details)$/u,
  trigger: /^(?:trigger|starts?|start (?:at|time)|how it starts)$/u,
  own: /^(?:(?:runs )?on its own|independent|parallel)$/u,
};

function isHeaderOf(field: ImportField, cell: string): boolean {
  return HEADERS[field].test(cell.trim().toLowerCase());
}

/** Whether the first row names the columns. A duration in it says that it does not. */
export function hasHeader([first = []]: Rows): boolean {
  return first.every((cell) => parseDuration(cell) === undefined);
}

const isDuration = (cell: string) => parseDuration(cell) !== undefined;

/** The first column with a matching cell, among those that nothing else has taken. */
function columnWith(
  rows: Rows,
  taken: readonly (number | null)[],
  isWanted: (cell: string) => boolean,
): number | null {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  for (let column = 0; column < width; column += 1) {
    const hasIt = rows.some((cells) => isWanted(cells[column] ?? ''));
    if (hasIt && !taken.includes(column)) return column;
  }
  return null;
}

/** The columns by the names in the header; those of name and duration also by what is in them. */
export function guessMapping(rows: Rows, isHeaderThere: boolean): Mapping {
  const header = isHeaderThere ? (rows[0] ?? []) : [];
  const content = isHeaderThere ? rows.slice(1) : rows;
  const columnOf = (field: ImportField): number | null => {
    const found = header.findIndex((cell) => isHeaderOf(field, cell));
    return found === -1 ? null : found;
  };
  const named = {
    color: columnOf('color'),
    note: columnOf('note'),
    trigger: columnOf('trigger'),
    own: columnOf('own'),
  };
  const others = [...Object.values(named), columnOf('name')];
  const duration =
    columnOf('duration') ??
    // Whole numbers may also count the rows.
    columnWith(content, others, (cell) => cell.includes(':') && isDuration(cell)) ??
    columnWith(content, others, isDuration);
  const name =
    columnOf('name') ??
    columnWith(content, [...Object.values(named), duration], (cell) => {
      return cell.trim() !== '' && !isDuration(cell);
    });
  return { name, duration, ...named };
}

export interface ImportProblem {
  /** As a spreadsheet counts, from 1. */
  readonly row: number;
  readonly text: string;
}

export interface ImportItem {
  /** As a spreadsheet counts, from 1. */
  readonly row: number;
  readonly name: string;
  readonly durationMs: number;
  readonly setting: Pick<NewTimer, 'color' | 'note' | 'isOnItsOwn'>;
  readonly trigger: Trigger;
}

export interface ImportResult {
  readonly items: readonly ImportItem[];
  readonly problems: readonly ImportProblem[];
}

/** Whether it takes its turn with the others. */
const takesTurns = ({ setting }: ImportItem): boolean => setting.isOnItsOwn !== true;

/** What an export put before a text that a spreadsheet would take for a formula. */
export const FORMULA_GUARD = /^'(?=[\s\p{Cc}\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

type Parsed<T> = { readonly value: T } | { readonly problem: string };

function parseName(cell: string): Parsed<string> {
  if (cell === '') return { problem: 'The name is missing.' };
  return cell.length > TIMER_NAME_MAX
    ? { problem: `The name has more than ${TIMER_NAME_MAX} characters.` }
    : { value: cell };
}

function parseLength(cell: string): Parsed<number> {
  if (cell === '') return { problem: 'The duration is missing.' };
  const durationMs = parseDuration(cell);
  if (durationMs === undefined)
    return { problem: `“${cell}” is not a valid duration. Write 90, 90:00 or 1:30:00.` };
  if (durationMs < TIMER_DURATION_MIN_MS) return { problem: 'The duration is under one second.' };
  return durationMs > TIMER_DURATION_MAX_MS
    ? { problem: 'The duration is over 24 hours.' }
    : { value: durationMs };
}

function parseColorCell(cell: string): Parsed<Pick<NewTimer, 'color'>> {
  if (cell === '' || cell.toLowerCase() === 'none') return { value: {} };
  const color = parseColor(cell);
  const names = Object.values(COLOR_NAMES).join(', ');
  return color ? { value: { color } } : { problem: `“${cell}” is no colour here. Use ${names}.` };
}

function parseNote(cell: string): Parsed<Pick<NewTimer, 'note'>> {
  if (cell === '') return { value: {} };
  return cell.length > TIMER_NOTE_MAX
    ? { problem: `The note has more than ${TIMER_NOTE_MAX} characters.` }
    : { value: { note: cell } };
}

const AFTER_PREVIOUS = /^(?:after previous|after|auto|automatic|follow)$/iu;
const MANUAL = /^(?:|manual|by hand|go)$/iu;

const YES = /^(?:yes|y|x|true|1|on its own)$/iu;
const NO = /^(?:|no|n|false|0|-)$/iu;

function parseOwn(cell: string): Parsed<Pick<NewTimer, 'isOnItsOwn'>> {
  if (NO.test(cell)) return { value: {} };
  return YES.test(cell)
    ? { value: { isOnItsOwn: true } }
    : { problem: `“${cell}” does not say whether it runs on its own. Write yes or no.` };
}

function parseTrigger(cell: string, isFirst: boolean): Parsed<Trigger> {
  if (MANUAL.test(cell)) return { value: { kind: 'manual' } };
  if (AFTER_PREVIOUS.test(cell)) {
    return isFirst
      ? { problem: 'There is no timer before this one to start it.' }
      : { value: { kind: 'after-previous' } };
  }
  const minuteOfDay = parseTimeOfDay(cell);
  return minuteOfDay === undefined
    ? { problem: `“${cell}” is no trigger. Write manual, after previous or a time such as 19:30.` }
    : { value: { kind: 'time', minuteOfDay } };
}

export interface ImportOptions {
  readonly mapping: Mapping;
  readonly hasHeader: boolean;
  /** Rows that could not be parsed, counted from 0. */
  readonly brokenRows?: ReadonlySet<number>;
}

/** Reads timers from the rows of a table. Rows without any text are no rows. */
export function importRows(rows: Rows, options: ImportOptions): ImportResult {
  const { mapping, brokenRows = new Set<number>() } = options;
  const items: ImportItem[] = [];
  const problems: ImportProblem[] = [];
  for (const [place, cells] of rows.entries()) {
    if ((place === 0 && options.hasHeader) || cells.every((cell) => cell.trim() === '')) continue;
    const row = place + 1;
    if (brokenRows.has(place)) {
      problems.push({ row, text: 'A quotation mark is not closed.' });
      continue;
    }
    const cellOf = (field: ImportField): string => {
      const column = mapping[field];
      const text = column === null ? '' : (cells[column] ?? '');
      return text.replace(FORMULA_GUARD, '').trim();
    };
    const name = parseName(cellOf('name'));
    const duration = parseLength(cellOf('duration'));
    const color = parseColorCell(cellOf('color'));
    const note = parseNote(cellOf('note'));
    const own = parseOwn(cellOf('own'));
    // One on its own follows none.
    const isFirst = !items.some(takesTurns) || ('value' in own && own.value.isOnItsOwn === true);
    const trigger = parseTrigger(cellOf('trigger'), isFirst);
    for (const parsed of [name, duration, color, note, trigger, own])
      if ('problem' in parsed) problems.push({ row, text: parsed.problem });
    const isWhole =
      'value' in name &&
      'value' in duration &&
      'value' in color &&
      'value' in note &&
      'value' in own &&
      'value' in trigger;
    if (!isWhole) continue;
    items.push({
      row,
      name: name.value,
      durationMs: duration.value,
      setting: { ...color.value, ...note.value, ...own.value },
      trigger: trigger.value,
    });
  }
  return { items, problems };
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
