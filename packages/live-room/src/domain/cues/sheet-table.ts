import { toCsv } from '../report/csv';
import { FORMULA_GUARD, type ImportProblem, type Rows } from '../rundown/rundown-import';
import { cellText, COLUMN_NAMES, CUE_COLUMNS, readCell } from './cue-cells';
import { type Cue, CUES_MAX, type Department } from './cue-schema';
import { cueName } from './cue-sheet';
import { isWithAbove } from './sheet-edits';
import { withCells } from './sheet-rules';

/** The columns of a table of cues: those of the sheet; the department, where it has one; and what is called together. */
const TABLE_COLUMNS = ['department', ...CUE_COLUMNS, 'together'] as const;
type TableColumn = (typeof TABLE_COLUMNS)[number];

const HEADERS: Readonly<Record<TableColumn, RegExp>> = {
  department: /^(?:department|dept\.?)$/u,
  cue: /^(?:cue|cue (?:no\.?|number)|no\.?|number|q)$/u,
  page: /^(?:page|pg?\.?)$/u,
  scene: /^(?:scene|sc\.?)$/u,
  cueLine: /^(?:cue line|line|text|on)$/u,
  label: /^(?:label|name|cue name|description|what)$/u,
  trigger: /^(?:trigger|how)$/u,
  standby: /^(?:standby|standby lead|lead)$/u,
  notes: /^(?:notes?|remarks?|comments?)$/u,
  together: /^(?:with (?:the )?(?:cue )?above|together)$/u,
};
const TOGETHER = 'With above';
const YES = /^(?:yes|y|x|true|1)$/iu;

/** The sheet as a CSV file that can be imported again. Texts are escaped so that none runs as a formula. */
export function sheetCsv(cues: readonly Cue[]): string {
  const names = CUE_COLUMNS.map((column) => COLUMN_NAMES[column]);
  const rows = cues.map((cue, place) => [
    ...CUE_COLUMNS.map((column) => cellText(cue, column) || null),
    isWithAbove(cues, place) ? 'yes' : null,
  ]);
  return toCsv([[...names, TOGETHER], ...rows]);
}

export interface SheetTable {
  readonly cues: readonly Cue[];
  readonly problems: readonly ImportProblem[];
}

export interface TableOptions {
  readonly rows: Rows;
  /** Rows that are no proper CSV, counted from 0. */
  readonly brokenRows: ReadonlySet<number>;
  readonly departments: readonly Department[];
  /** The cues that the sheet has. */
  readonly present: readonly Cue[];
  readonly newId: () => string;
}

/** Where each column is, by the names in the first row; without them, in the order of the sheet. */
function columnsOf(first: readonly string[]): { places: Map<TableColumn, number>; start: number } {
  const header = first.map((cell) => cell.trim().toLowerCase());
  const places = new Map<TableColumn, number>();
  for (const column of TABLE_COLUMNS) {
    const place = header.findIndex((cell) => HEADERS[column].test(cell));
    if (place !== -1) places.set(column, place);
  }
  if (places.has('cue')) return { places, start: 1 };
  return { places: new Map(CUE_COLUMNS.map((column, place) => [column, place])), start: 0 };
}

/** Reads the rows of a table: every row is a cue, or is named with what is wrong with it. */
export function readSheetTable(options: TableOptions): SheetTable {
  const { rows, brokenRows, departments, present, newId } = options;
  const { places, start } = columnsOf(rows[0] ?? []);
  const cues: Cue[] = [];
  const problems: ImportProblem[] = [];
  const taken = new Set(present.map(cueName));

  const readRow = (cells: readonly string[]): Cue | string => {
    const text = (column: TableColumn): string =>
      (cells[places.get(column) ?? -1] ?? '').trim().replace(FORMULA_GUARD, '');
    let cue: Cue = { id: newId(), department: '', number: '', trigger: { kind: 'called' } };
    for (const column of CUE_COLUMNS) {
      const written = column === 'cue' ? `${text('department')} ${text('cue')}` : text(column);
      const read = readCell(column, written.replaceAll(/\s+/gu, ' '), departments);
      if (read.problem !== undefined) return `${COLUMN_NAMES[column]}: ${read.problem}`;
      cue = withCells(cue, read.value);
    }
    const above = cues.at(-1);
    if (!above || !YES.test(text('together'))) return cue;
    const momentId = above.momentId ?? newId();
    cues.splice(-1, 1, { ...above, momentId });
    return { ...cue, momentId };
  };

  for (const [index, cells] of rows.entries()) {
    if (index < start || cells.every((cell: string) => cell.trim() === '')) continue;
    const row = index + 1;
    const read = brokenRows.has(index) ? 'A quotation mark is not closed.' : readRow(cells);
    if (typeof read === 'string') problems.push({ row, text: read });
    else if (taken.has(cueName(read))) {
      problems.push({ row, text: `${cueName(read)} is there already.` });
    } else if (present.length + cues.length >= CUES_MAX) {
      problems.push({ row, text: `A sheet has ${CUES_MAX} cues at most.` });
    } else {
      taken.add(cueName(read));
      cues.push(read);
    }
  }
  return { cues, problems };
}
