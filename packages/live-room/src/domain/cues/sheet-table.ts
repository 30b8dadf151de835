import { toCsv } from '../report/csv';
import { FORMULA_GUARD, type ImportProblem } from '../rundown/rundown-import';
import { cellText, COLUMN_NAMES, CUE_COLUMNS, type CueColumn, readCell } from './cue-cells';
import { parseCueNumber } from './cue-number';
import type { Cue, Department } from './cue-schema';
import { cueName } from './cue-sheet';
import { isWithAbove as isCalledWithAbove } from './sheet-edits';
import { withCells } from './sheet-rules';
import type { CueTable, TableField, TableMapping } from './table-layout';

const TOGETHER = 'With above';
const YES = /^(?:yes|y|x|true|1)$/iu;

/** The sheet as rows of texts, the names of the columns first. They can be imported again. */
export function sheetRows(cues: readonly Cue[]): string[][] {
  const names = CUE_COLUMNS.map((column) => COLUMN_NAMES[column]);
  const rows = cues.map((cue, place) => [
    ...CUE_COLUMNS.map((column) => cellText(cue, column)),
    isCalledWithAbove(cues, place) ? 'yes' : '',
  ]);
  return [[...names, TOGETHER], ...rows];
}

/** The sheet as a CSV file. Texts are escaped so that none runs as a formula. */
export function sheetCsv(cues: readonly Cue[]): string {
  return toCsv(sheetRows(cues).map((cells) => cells.map((text) => text || null)));
}

/** A cue of a table, which is not in the sheet yet. */
export interface TableCue {
  /** In the file, from 1. */
  readonly row: number;
  /** Its id is empty. */
  readonly cue: Cue;
  readonly isWithAbove: boolean;
  /** What the row says: what it does not say stays as it is. A desk does not know what its empty cells mean to a sheet. */
  readonly columns: readonly CueColumn[];
}

export interface ReadTable {
  readonly cues: readonly TableCue[];
  readonly problems: readonly ImportProblem[];
  readonly hasTogether: boolean;
}

export interface TableOptions {
  readonly table: CueTable;
  readonly mapping: TableMapping;
  readonly departments: readonly Department[];
  /** Of cues that say none. */
  readonly department: string;
  /** Rows that are no proper CSV, counted from 0. */
  readonly brokenRows?: ReadonlySet<number>;
}

/** Reads the rows of a table: every row is a cue, or is named with what is wrong with it. */
export function readSheetTable(options: TableOptions): ReadTable {
  const { table, mapping, departments, department, brokenRows } = options;
  const columns = CUE_COLUMNS.filter((column) => mapping[column] !== null);
  const cues: TableCue[] = [];
  const problems: ImportProblem[] = [];
  const taken = new Set<string>();
  // Without a number no row is a cue.
  const lines = mapping.cue === null ? [] : table.lines;

  for (const { row, cells } of lines) {
    const text = (field: TableField): string =>
      (cells[mapping[field] ?? -1] ?? '')
        .trim()
        .replace(FORMULA_GUARD, '')
        .replaceAll(/\s+/gu, ' ');
    const nameText = (): string => {
      const [own, number] = [text('department'), text('cue')];
      const isAlone = own === '' && parseCueNumber(number) !== undefined;
      return `${isAlone ? department : own} ${number}`;
    };
    const readRow = (): Cue | string => {
      if (brokenRows?.has(row - 1)) return 'A quotation mark is not closed.';
      let cue: Cue = { id: '', department: '', number: '', trigger: { kind: 'called' } };
      for (const column of columns) {
        const read = readCell(column, column === 'cue' ? nameText() : text(column), departments);
        if (read.problem !== undefined) return `${COLUMN_NAMES[column]}: ${read.problem}`;
        cue = withCells(cue, read.value);
      }
      return taken.has(cueName(cue)) ? `${cueName(cue)} is in the file twice.` : cue;
    };
    const read = readRow();
    if (typeof read === 'string') problems.push({ row, text: read });
    else {
      taken.add(cueName(read));
      const said = table.format === 'table' ? columns : columns.filter((name) => text(name) !== '');
      const isWithAbove = cues.length > 0 && YES.test(text('together'));
      cues.push({ row, cue: read, isWithAbove, columns: said });
    }
  }
  return { cues, problems, hasTogether: mapping.together !== null };
}
