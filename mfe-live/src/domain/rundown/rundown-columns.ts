import {
  type ColumnNames,
  findHeader,
  type Mapping as TableMapping,
  mappingByNames,
  type SheetRow,
  type Table,
} from '@standby/table-import';
import { readClock } from './clock-text';
import { readDuration } from './duration-text';

export const IMPORT_FIELDS = [
  'name',
  'duration',
  'trigger',
  'end',
  'color',
  'note',
  'own',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Column of each field, counted from 0; null for a field without one. */
export type Mapping = TableMapping<ImportField>;

/**
 * Column names by field. “Time” is a length beside a start, and a start beside a length. German,
 * French, Spanish, Italian and Dutch names stand last.
 */
const NAMES: ColumnNames<ImportField | 'time'> = {
  name: /^(?:name|(?:item |event |segment )?title|item(?: name)?|event|timer|cue|part|segment|scene|what|titel|programmpunkt|titre|titulo|titolo|onderdeel)$/u,
  duration:
    /^(?:(?:est\.? |planned |scheduled |total )?(?:duration|length|run(?:ning)? ?time)|minutes|mins?|dur\.?|how long|dauer|lange|minuten|duree|duracion|durata|duur)$/u,
  trigger:
    /^(?:trigger|starts?|starts? at|(?:planned |scheduled )?start(?: ?time)?|time ?start|how it starts|begin|beginn|startzeit|anfang|debut|inicio|inizio|aanvang)$/u,
  end: /^(?:ends?|ends? at|(?:planned |scheduled )?(?:end|finish)(?: ?time)?|time ?end|until|to|out|ende|endzeit|fin|fine|einde)$/u,
  color: /^(?:colou?r|farbe|couleur|color|colore|kleur)$/u,
  note: /^(?:notes?|remarks?|comments?|description|details|notizen?|bemerkung(?:en)?|anmerkung(?:en)?|remarques?|notas?|opmerking(?:en)?)$/u,
  own: /^(?:(?:runs )?on its own|independent|parallel)$/u,
  time: /^(?:time|clock|when|at|time of day|zeit|uhrzeit|heure|hora|ora|tijd)$/u,
};

const isDuration = (cell: string): boolean => readDuration(cell, 'minutes') !== undefined;

/**
 * Finds the row that names the columns. If no row has known names, the first row does, provided that
 * it contains no duration.
 */
export function findRundownHeader(rows: readonly SheetRow[]): SheetRow | null {
  const found = findHeader(rows, NAMES, isDuration);
  const [first] = rows;
  return found ?? (first && !first.cells.some(isDuration) ? first : null);
}

const textsIn = ({ rows }: Table, column: number): string[] =>
  rows.map(({ cells }) => cells[column]?.trim() ?? '').filter(Boolean);

const HAS_UNIT = /[^\d.,]/u;
/** A time with minutes. Whole numbers are lengths. */
const HAS_MINUTES = /\d[:.h]\d\d/iu;
/** Minute of the day before which items only continue over midnight. */
const MORNING = 6 * 60;
const EVENING = 18 * 60;

/** Whether a column holds ascending times of day that pass midnight at most once. */
function isClockColumn(table: Table, column: number): boolean {
  const minutes = textsIn(table, column).map((text) =>
    HAS_MINUTES.test(text) ? readClock(text) : undefined,
  );
  let [before, nights] = [MORNING, 0];
  for (const minute of minutes) {
    if (minute === undefined) return false;
    if (minute < before) nights += before >= EVENING && minute < MORNING ? 1 : 2;
    before = minute;
  }
  return minutes.length > 1 && nights < 2;
}

/** Returns the first free column with a matching cell. */
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

/** Returns the columns by the names in the header; name and duration also by their cells. */
export function guessMapping(table: Table): Mapping {
  const { time, ...named } = mappingByNames(table.header?.cells ?? [], NAMES);
  const isStart = time !== null && (named.duration !== null || isClockColumn(table, time));
  const trigger = named.trigger ?? (isStart ? time : null);
  const others = [named.color, named.note, trigger, named.own, named.name, named.end];
  const duration =
    named.duration ??
    (isStart ? null : time) ??
    // Durations may also follow from starts. Whole numbers may be row numbers instead.
    columnWith(table, others, (cell) => HAS_UNIT.test(cell) && isDuration(cell)) ??
    (trigger === null ? columnWith(table, others, isDuration) : null);
  const name =
    named.name ??
    columnWith(
      table,
      [named.color, named.note, trigger, named.own, duration, named.end],
      (cell) => !isDuration(cell),
    );
  return { ...named, name, duration, trigger };
}

/** Whether the columns determine the length of each item, by its duration or by its start. */
export const saysLengths = ({ duration, trigger }: Mapping): boolean =>
  duration !== null || trigger !== null;
