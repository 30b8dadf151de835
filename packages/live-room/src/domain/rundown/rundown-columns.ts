import {
  type ColumnNames,
  findHeader,
  type Mapping as TableMapping,
  mappingByNames,
  type SheetRow,
  type Table,
} from '@standby/table-import';
import { parseTimeOfDay } from '../timer/local-time';
import { readDuration } from './duration-text';

export const IMPORT_FIELDS = ['name', 'duration', 'color', 'note', 'trigger', 'own'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Column of each field, counted from 0; null for a field without one. */
export type Mapping = TableMapping<ImportField>;

/** “Time” is a length beside a start, and a start beside a length. An end is neither. */
const NAMES: ColumnNames<ImportField | 'time' | 'end'> = {
  name: /^(?:name|title|item|event|timer|cue|part|segment|scene|what)$/u,
  duration: /^(?:duration|length|minutes|mins?|running time|run time|dur\.?|est\.? duration)$/u,
  color: /^colou?r$/u,
  note: /^(?:notes?|remarks?|comments?|description|details)$/u,
  trigger:
    /^(?:trigger|starts?|start(?:s| at| time)?|how it starts|scheduled start|planned start)$/u,
  own: /^(?:(?:runs )?on its own|independent|parallel)$/u,
  time: /^(?:time|clock|when|at|time of day)$/u,
  end: /^(?:ends?|end(?:s| at| time)?|finish|until|to|out)$/u,
};

const isDuration = (cell: string): boolean => readDuration(cell, 'minutes') !== undefined;

/** Finds the row that names the columns. The first row does where nothing in it is a duration. */
export function findRundownHeader(rows: readonly SheetRow[]): SheetRow | null {
  const found = findHeader(rows, NAMES, isDuration);
  const [first] = rows;
  return found ?? (first && !first.cells.some(isDuration) ? first : null);
}

const textsIn = ({ rows }: Table, column: number): string[] =>
  rows.map(({ cells }) => cells[column]?.trim() ?? '').filter(Boolean);

const CLOCK = /^(\d{1,2}[:.]\d\d)(?::00)?(\s*[ap]\.?m\.?)?$/iu;
/** Minute of a day before which nothing begins but what goes on over midnight. */
const MORNING = 6 * 60;
const EVENING = 18 * 60;

function minuteOf(text: string): number | undefined {
  const [, time = '', half = ''] = CLOCK.exec(text) ?? [];
  return parseTimeOfDay(time + half);
}

/** Whether a column holds times of a day, one after the other, at most once over midnight. */
function isClockColumn(table: Table, column: number): boolean {
  const minutes = textsIn(table, column).map(minuteOf);
  let [before, nights] = [MORNING, 0];
  for (const minute of minutes) {
    if (minute === undefined) return false;
    if (minute < before) nights += before >= EVENING && minute < MORNING ? 1 : 2;
    before = minute;
  }
  return minutes.length > 1 && nights < 2;
}

/** The first column with a matching cell, among those that nothing else has taken. */
function columnWith(
  table: Table,
  taken: readonly (number | null)[],
  isWanted: (cell: string) => boolean,
): number | null {
  const width = table.rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  for (let column = 0; column < width; column += 1) {
    if (!taken.includes(column) && textsIn(table, column).some(isWanted)) return column;
  }
  return null;
}

/** Returns the columns by the names in the header; name and duration also by their contents. */
export function guessMapping(table: Table): Mapping {
  const { time, end, ...named } = mappingByNames(table.header?.cells ?? [], NAMES);
  const isStart = time !== null && (named.duration !== null || isClockColumn(table, time));
  const trigger = named.trigger ?? (isStart ? time : null);
  const others = [named.color, named.note, trigger, named.own, named.name, end];
  const duration =
    named.duration ??
    (isStart ? null : time) ??
    // Whole numbers may also count the rows.
    columnWith(table, others, (cell) => cell.includes(':') && isDuration(cell)) ??
    columnWith(table, others, isDuration);
  const name =
    named.name ??
    columnWith(
      table,
      [named.color, named.note, trigger, named.own, duration, end],
      (cell) => !isDuration(cell),
    );
  return { ...named, name, duration, trigger };
}
