import {
  type ColumnNames,
  findHeader,
  type Mapping,
  mappingByNames,
  type SheetRow,
  type Table,
} from '@standby/table-import';
import { parseTimeOfDay } from '../../time/local-time';
import { CUE_COLUMNS } from '../cue-cells';
import type { Department } from '../../state/cue-schema';
import { departmentOfColumn, findDepartment } from './departments';

/*
 * Finds the column of each field of a table. A person can correct the guesses.
 */

/**
 * Fields of a cue table: the columns of the sheet, the department, and columns that designers add.
 */
const TABLE_FIELDS = ['department', ...CUE_COLUMNS, 'together', 'time', 'follow'] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

export type CueMapping = Mapping<TableField>;

/** Column names by field. German, French, Spanish, Italian and Dutch ones stand last. */
const NAMES: ColumnNames<TableField> = {
  department:
    /^(?:department|dept\.?|discipline|gewerk|abteilung|departement|departamento|reparto|afdeling)$/u,
  cue: /^(?:(?:cue|q)s?|(?:cue|q) ?(?:no\.?|number|#|id)|no\.?|number|nr\.?|nummer|numero|n°|n\.)$/u,
  page: /^(?:page|pg?\.?|page (?:no\.?|number)|script page|seite|pagina|blz\.?)$/u,
  scene: /^(?:scene|sc\.?|act ?(?:\/|&|and) ?scene|szene|bild|escena|scena)$/u,
  cueLine:
    /^(?:(?:cue )?line(?: ?\/ ?action)?|text|on|when|called on|placement|go on|call|stichwort|replik|replique|pie|battuta)$/u,
  label:
    /^(?:label|name|cue (?:name|label|description)|description|what(?: happens)?|action|title|purpose|effect|bezeichnung|beschreibung|effet|efecto|effetto|descripcion|descrizione|omschrijving)$/u,
  trigger: /^(?:trigger|how)$/u,
  standby: /^(?:standby|standby lead|lead)$/u,
  notes:
    /^(?:notes?|remarks?|comments?|notizen?|bemerkung(?:en)?|anmerkung(?:en)?|remarques?|notas?|opmerking(?:en)?)$/u,
  together: /^(?:with (?:the )?(?:cue )?above|together)$/u,
  time: /^(?:times?|fade|fade times?|counts?|up ?\/ ?down|duration)$/u,
  follow: /^(?:follow|hang|follow ?\/ ?hang|f ?\/ ?h|auto ?follow|follow on|autofollow)$/u,
};

/** A column with the cue numbers of one department. */
export interface DepartmentColumn {
  readonly column: number;
  readonly department: string;
}

/** Whether a cell may be a cue's number. */
const isCueCell = (cell: string): boolean =>
  /^[a-z]{0,6}\s*\.?\d[\w.]*$/iu.test(cell.trim()) && parseTimeOfDay(cell) === undefined;

/** Part of a cue as its number cell names it: `P2` of the cue above, or `6P2`. */
interface CuePart {
  readonly part: string;
  /** Number of the cue; absent if the part belongs to the cue above. */
  readonly cue?: string;
}

/** Returns the part that a cell names; undefined for other cells. */
export function partOf(cell: string): CuePart | undefined {
  const [, cue, part] =
    /^((?:[a-z]{1,6}\s*)?\d[\d.]*[a-z]?)?\s*p(?:art)?\.?\s*(\d{1,3})$/iu.exec(cell.trim()) ?? [];
  if (part === undefined) return undefined;
  return cue === undefined ? { part } : { part, cue };
}

/** Minimum share of numbers in a column that is named after a department and holds its cues. */
const NUMBERS_MIN = 0.5;

/** Number of rows below the column names in which a cue number is expected. */
const ROWS_BELOW = 5;

/**
 * Finds the row that names the columns: by known column names, by department names, or by the cue
 * numbers below it.
 */
export function findCueHeader(
  rows: readonly SheetRow[],
  departments: readonly Department[],
): SheetRow | null {
  const isOfDepartment = (cell: string) => departmentOfColumn(cell, departments) !== undefined;
  const found = findHeader(rows, NAMES, isCueCell, 'cue');
  if (found) return found;
  // A title fills only one cell.
  const place = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim()).length > 1);
  const names = rows[place];
  if (!names || names.cells.some(isCueCell)) return null;
  if (names.cells.filter(isOfDepartment).length > 1) return names;
  // Column names in an unknown language are recognised by the cue numbers below them.
  const areAboveCues = rows
    .slice(place + 1, place + 1 + ROWS_BELOW)
    .some(({ cells }) =>
      cells.some((cell, column) => isCueCell(cell) && names.cells[column]?.trim()),
    );
  return areAboveCues ? names : null;
}

/**
 * Finds columns with the cue numbers of one department. Other content in them becomes a problem
 * later.
 */
export function departmentColumns(
  { header, rows }: Table,
  departments: readonly Department[],
): DepartmentColumn[] {
  return (header?.cells ?? []).flatMap((cell, column) => {
    const department = departmentOfColumn(cell, departments)?.id;
    const filled = rows.map(({ cells }) => cells[column]?.trim() ?? '').filter(Boolean);
    const numbers = filled.filter((text) => isCueCell(text) || partOf(text) !== undefined);
    const hasNumbers = filled.some(isCueCell) && numbers.length >= filled.length * NUMBERS_MIN;
    return department !== undefined && hasNumbers ? [{ column, department }] : [];
  });
}

const NO_MAPPING: CueMapping = mappingByNames([], NAMES);

const textsIn = ({ rows }: Table, column: number): string[] =>
  rows.map(({ cells }) => cells[column]?.trim() ?? '').filter(Boolean);

/** Finds a column, by any name, whose cells are all departments. */
function departmentsBeside(
  table: Table,
  taken: ReadonlySet<number | null>,
  departments: readonly Department[],
): number | null {
  const width = table.header?.cells.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const texts = taken.has(column) ? [] : textsIn(table, column);
    const areDepartments = texts.every((text) => findDepartment(text, departments) !== undefined);
    if (texts.length > 1 && areDepartments) return column;
  }
  return null;
}

/**
 * Returns the column of each field. If no header names the number, the first free column with cue
 * numbers holds it. If none names the department, a column that holds only departments does.
 */
export function guessMapping(
  table: Table,
  ofDepartments: readonly DepartmentColumn[],
  departments: readonly Department[],
): CueMapping {
  const { header, rows } = table;
  if (!header) {
    const places = CUE_COLUMNS.map((column, place) => [column, place] as const);
    return { ...NO_MAPPING, ...Object.fromEntries(places) };
  }
  const named = mappingByNames(header.cells, NAMES);
  const others = new Set(Object.values<number | null>(named));
  const department = named.department ?? departmentsBeside(table, others, departments);
  const mapping = { ...named, department };
  if (mapping.cue !== null || ofDepartments.length > 0) return mapping;
  const taken = new Set(Object.values<number | null>(mapping));
  const place = header.cells.findIndex(
    (_, column) => !taken.has(column) && rows.some(({ cells }) => isCueCell(cells[column] ?? '')),
  );
  return { ...mapping, cue: place === -1 ? null : place };
}
