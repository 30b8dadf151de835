import { parseTimeOfDay } from '../timer/local-time';
import type { Rows } from '../rundown/rundown-import';
import { CUE_COLUMNS } from './cue-cells';
import { deskTable, type DeskFormat } from './desk-exports';

/*
 * What a table of cues looks like: where its header is, and which column holds what. Both are guesses, which a person
 * corrects.
 */

/** The columns of a table of cues: those of the sheet; the department, where it has one; and what is called together. */
export const TABLE_FIELDS = ['department', ...CUE_COLUMNS, 'together'] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

/** Which column holds a field, counted from 0; null for none. */
export type TableMapping = Readonly<Record<TableField, number | null>>;

/** Columns further to the right are left out. */
export const TABLE_COLUMNS_MAX = 80;

export interface TableLine {
  /** In the file, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** A table without the rows around it in the file. */
export interface CueTable {
  readonly format: 'table' | DeskFormat;
  /** The names of the columns; null where the first row is a cue. */
  readonly header: readonly string[] | null;
  readonly lines: readonly TableLine[];
  /** Lines of the file that hold no cue of their own, with why they are left out. */
  readonly leftOut: readonly { readonly row: number; readonly text: string }[];
}

const HEADERS: Readonly<Record<TableField, RegExp>> = {
  department: /^(?:department|dept\.?|discipline)$/u,
  cue: /^(?:cue|cue (?:no\.?|number|#)|no\.?|number|q|q ?#|cue id)$/u,
  page: /^(?:page|pg?\.?|page (?:no\.?|number))$/u,
  scene: /^(?:scene|sc\.?|act ?\/ ?scene)$/u,
  cueLine: /^(?:cue line|line|text|on|when|called on|placement)$/u,
  label: /^(?:label|name|cue name|description|what|action)$/u,
  trigger: /^(?:trigger|how)$/u,
  standby: /^(?:standby|standby lead|lead)$/u,
  notes: /^(?:notes?|remarks?|comments?)$/u,
  together: /^(?:with (?:the )?(?:cue )?above|together)$/u,
};

const NO_MAPPING: TableMapping = {
  department: null,
  cue: null,
  page: null,
  scene: null,
  cueLine: null,
  label: null,
  trigger: null,
  standby: null,
  notes: null,
  together: null,
};

const wordsOf = (cell: string): string => cell.trim().toLowerCase().replaceAll(/\s+/gu, ' ');

/** Where each column is by its name; the first one of a name. */
function mappingByNames(header: readonly string[]): TableMapping {
  const names = header.map(wordsOf);
  const found = TABLE_FIELDS.map((field) => {
    const place = names.findIndex((name) => HEADERS[field].test(name));
    return [field, place === -1 ? null : place] as const;
  });
  return { ...NO_MAPPING, ...Object.fromEntries(found) };
}

const isCueCell = (cell: string): boolean =>
  /^[a-z]{0,6}\s*\d/iu.test(cell.trim()) && parseTimeOfDay(cell) === undefined;

/** Whether the first row names columns: one has the name of a number, or a name is known and no cell is a number. */
function isHeader(first: readonly string[]): boolean {
  const { cue, ...others } = mappingByNames(first);
  if (cue !== null) return true;
  return Object.values(others).some((place) => place !== null) && !first.some(isCueCell);
}

/** The columns in the order of the sheet. */
function mappingInOrder(): TableMapping {
  const places = CUE_COLUMNS.map((column, place) => [column, place] as const);
  return { ...NO_MAPPING, ...Object.fromEntries(places) };
}

/** Which column holds what. Where no header names the number, it is the first column that has some. */
export function guessMapping({ header, lines }: CueTable): TableMapping {
  if (!header) return mappingInOrder();
  const mapping = mappingByNames(header);
  if (mapping.cue !== null) return mapping;
  const taken = new Set(Object.values(mapping));
  const place = header.findIndex(
    (_, column) => !taken.has(column) && lines.some(({ cells }) => isCueCell(cells[column] ?? '')),
  );
  return { ...mapping, cue: place === -1 ? null : place };
}

/** The table in the rows of a file: an export of a desk is recognised, and its own columns are translated. */
export function cueTable(rows: Rows, hasHeader?: boolean): CueTable {
  const cut = rows.map((cells) => cells.slice(0, TABLE_COLUMNS_MAX));
  const ofDesk = deskTable(cut);
  if (ofDesk) return ofDesk;
  const lines = cut.map((cells, index) => ({ row: index + 1, cells })).filter(isFilled);
  const [first] = lines;
  const hasNames = first !== undefined && (hasHeader ?? isHeader(first.cells));
  return {
    format: 'table',
    header: hasNames ? first.cells : null,
    lines: hasNames ? lines.slice(1) : lines,
    leftOut: [],
  };
}

const isFilled = ({ cells }: TableLine): boolean => cells.some((cell) => cell.trim() !== '');
