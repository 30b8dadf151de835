import {
  type ColumnNames,
  findHeader,
  type Mapping,
  mappingByNames,
  type SheetRow,
  type Table,
} from '@standby/table-import';
import { parseTimeOfDay } from '../../timer/local-time';
import { CUE_COLUMNS } from '../cue-cells';
import type { Department } from '../cue-schema';
import { departmentOfColumn } from './departments';

/*
 * Finds the column of each field of a table. A person corrects the guesses.
 */

/** Fields of a table of cues: the columns of the sheet, the department, and the columns that designers add. */
export const TABLE_FIELDS = ['department', ...CUE_COLUMNS, 'together', 'time', 'follow'] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

export type CueMapping = Mapping<TableField>;

const NAMES: ColumnNames<TableField> = {
  department: /^(?:department|dept\.?|discipline)$/u,
  cue: /^(?:(?:cue|q)s?|(?:cue|q) ?(?:no\.?|number|#|id)|no\.?|number)$/u,
  page: /^(?:page|pg?\.?|page (?:no\.?|number)|script page)$/u,
  scene: /^(?:scene|sc\.?|act ?\/ ?scene)$/u,
  cueLine: /^(?:cue line|line|text|on|when|called on|placement|go on|call)$/u,
  label: /^(?:label|name|cue name|description|what|action|title|purpose|effect)$/u,
  trigger: /^(?:trigger|how)$/u,
  standby: /^(?:standby|standby lead|lead)$/u,
  notes: /^(?:notes?|remarks?|comments?)$/u,
  together: /^(?:with (?:the )?(?:cue )?above|together)$/u,
  time: /^(?:times?|fade|fade times?|counts?|up ?\/ ?down|duration)$/u,
  follow: /^(?:follow|hang|follow ?\/ ?hang|f ?\/ ?h|auto ?follow|follow on|autofollow)$/u,
};

/** A column that holds the numbers of one department's cues. */
export interface DepartmentColumn {
  readonly column: number;
  readonly department: string;
}

/** Whether a cell may be a cue's number. */
export const isCueCell = (cell: string): boolean =>
  /^[a-z]{0,6}\s*\.?\d[\w.]*$/iu.test(cell.trim()) && parseTimeOfDay(cell) === undefined;

/** Part of a cue, as a cell of the number names it: `P2` of the cue above, or `6P2`. */
export interface CuePart {
  readonly part: string;
  /** Absent where the part is of the cue above. */
  readonly cue?: string;
}

/** Returns the part that a cell stands for; undefined for another cell. */
export function partOf(cell: string): CuePart | undefined {
  const [, cue, part] =
    /^((?:[a-z]{1,6}\s*)?\d[\d.]*[a-z]?)?\s*p(?:art)?\.?\s*(\d{1,3})$/iu.exec(cell.trim()) ?? [];
  if (part === undefined) return undefined;
  return cue === undefined ? { part } : { part, cue };
}

/** Share of numbers from which a column with the name of a department holds its cues. */
const NUMBERS_MIN = 0.5;

/** Finds the row that names the columns: by the columns of a sheet, and by the names of departments. */
export function findCueHeader(
  rows: readonly SheetRow[],
  departments: readonly Department[],
): SheetRow | null {
  const isOfDepartment = (cell: string) => departmentOfColumn(cell, departments) !== undefined;
  const found = findHeader(rows, NAMES, isCueCell, 'cue');
  if (found) return found;
  const [first] = rows;
  return first && first.cells.filter(isOfDepartment).length > 1 && !first.cells.some(isCueCell)
    ? first
    : null;
}

/** Finds columns that hold the numbers of one department's cues; a cell with something else has a problem later. */
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

/** Returns which column holds what. Where no header names the number, it is the first column that has some. */
export function guessMapping(
  { header, rows }: Table,
  ofDepartments: readonly DepartmentColumn[],
): CueMapping {
  if (!header) {
    const places = CUE_COLUMNS.map((column, place) => [column, place] as const);
    return { ...NO_MAPPING, ...Object.fromEntries(places) };
  }
  const mapping = mappingByNames(header.cells, NAMES);
  if (mapping.cue !== null || ofDepartments.length > 0) return mapping;
  const taken = new Set(Object.values<number | null>(mapping));
  const place = header.cells.findIndex(
    (_, column) => !taken.has(column) && rows.some(({ cells }) => isCueCell(cells[column] ?? '')),
  );
  return { ...mapping, cue: place === -1 ? null : place };
}
