import { COLUMNS_MAX, isFilled, type Sheet, type UnreadCell } from '../table/sheet';
import { fillMerged, type MergedRange } from './merged-cells';
import { RowCollector } from './row-collector';
import { type Attributes, scanXml } from './xml';
import type { ZipParts } from './zip';

const DAMAGED = 'This spreadsheet is damaged.';

/** Parts of a cell that the table does not show: comments, and how a text is read aloud. */
const ASIDE: ReadonlySet<string> = new Set(['annotation', 'ruby-text', 'shapes', 'forms']);
const SPACES_MAX = 100;

/** A table while it is read. */
interface OpenTable {
  readonly name: string;
  readonly collected: RowCollector;
  readonly hiddenColumns: Set<number>;
  readonly merged: MergedRange[];
  /** Columns that are declared so far. */
  columns: number;
  /** Number of the row that was read last. */
  number: number;
}

interface OpenRow {
  readonly cells: string[];
  readonly unread: Map<number, UnreadCell>;
  readonly repeats: number;
  readonly isHidden: boolean;
  column: number;
}

interface OpenCell {
  readonly repeats: number;
  readonly rowsSpanned: number;
  readonly hasFormula: boolean;
  readonly hasValue: boolean;
  paragraphs: number;
  text: string;
}

const countOf = (attributes: Attributes, name: string): number => {
  const count = Number(attributes.get(name) ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? count : 1;
};

function openRow(attributes: Attributes): OpenRow {
  return {
    cells: [],
    unread: new Map(),
    repeats: countOf(attributes, 'number-rows-repeated'),
    isHidden: (attributes.get('visibility') ?? 'visible') !== 'visible',
    column: 0,
  };
}

function openCell(attributes: Attributes): OpenCell {
  return {
    repeats: countOf(attributes, 'number-columns-repeated'),
    rowsSpanned: countOf(attributes, 'number-rows-spanned'),
    hasFormula: attributes.has('formula'),
    hasValue: attributes.has('value-type'),
    paragraphs: 0,
    text: '',
  };
}

function closeCell(table: OpenTable, row: OpenRow, cell: OpenCell): void {
  const end = Math.min(row.column + cell.repeats, COLUMNS_MAX);
  if (cell.text.trim() !== '') table.collected.see(row.column + cell.repeats - 1);
  const isUnread = cell.hasFormula && !cell.hasValue && cell.text === '';
  const isError = cell.hasFormula && /^(?:#[A-Z/0!?]+|Err:\d+)$/u.test(cell.text);
  for (let { column } = row; column < end; column += 1) {
    if (isUnread || isError) row.unread.set(column, isError ? 'error' : 'no-result');
    if (cell.text === '' || isError) continue;
    while (row.cells.length < column) row.cells.push('');
    row.cells[column] = cell.text;
    if (cell.rowsSpanned > 1) {
      const firstRow = table.number + 1;
      table.merged.push({ column, firstRow, lastRow: firstRow + cell.rowsSpanned - 1 });
    }
  }
  row.column += cell.repeats;
}

function closeRow(table: OpenTable, row: OpenRow): void {
  const { cells, unread, isHidden, repeats } = row;
  const one = {
    cells,
    ...(isHidden && { isHidden }),
    ...(unread.size > 0 && { unread }),
  };
  const filledRepeats = isFilled({ number: 0, ...one }) ? repeats : 0;
  for (let count = 1; count <= filledRepeats && !table.collected.isFull; count += 1) {
    table.collected.add({ number: table.number + count, ...one });
  }
  table.number += repeats;
}

/** Notes the columns that a declaration hides. */
function closeColumns(table: OpenTable, attributes: Attributes): void {
  const end = table.columns + countOf(attributes, 'number-columns-repeated');
  const isHidden = (attributes.get('visibility') ?? 'visible') !== 'visible';
  const hiddenEnd = isHidden ? Math.min(end, COLUMNS_MAX) : 0;
  for (let column = table.columns; column < hiddenEnd; column += 1) table.hiddenColumns.add(column);
  table.columns = end;
}

function asSheet({ name, collected, hiddenColumns, merged }: OpenTable): Sheet {
  const sheet = collected.sheet(name, fillMerged(collected.rows, merged));
  return { ...sheet, ...(hiddenColumns.size > 0 && { hiddenColumns }) };
}

/** Reads the sheets of an OpenDocument spreadsheet, whose cells have their texts as the program shows them. */
export function readOds(zip: ZipParts): Sheet[] {
  const tables: OpenTable[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let table: OpenTable | undefined;
  let row: OpenRow | undefined;
  let cell: OpenCell | undefined;
  let [asideDepth, paragraphDepth] = [0, 0];
  const write = (text: string) => {
    if (cell && asideDepth === 0 && paragraphDepth > 0) cell.text += text;
  };
  const open: Readonly<Record<string, (attributes: Attributes) => void>> = {
    style: (attributes) => (style = attributes.get('name') ?? ''),
    'table-properties'(attributes) {
      if (attributes.get('display') === 'false') hiddenStyles.add(style);
    },
    table(attributes) {
      const isHidden = hiddenStyles.has(attributes.get('style-name') ?? '');
      table = {
        name: attributes.get('name') ?? '',
        collected: new RowCollector('sheet'),
        hiddenColumns: new Set(),
        merged: [],
        columns: 0,
        number: 0,
      };
      if (!isHidden) tables.push(table);
    },
    'table-column'(attributes) {
      if (table) closeColumns(table, attributes);
    },
    'table-row': (attributes) => (row = openRow(attributes)),
    'table-cell': (attributes) => (cell = openCell(attributes)),
    'covered-table-cell': (attributes) => (cell = openCell(attributes)),
    p() {
      if (cell && asideDepth === 0 && (cell.paragraphs += 1) > 1) cell.text += '\n';
      paragraphDepth += 1;
    },
    s: (attributes) => write(' '.repeat(Math.min(countOf(attributes, 'c'), SPACES_MAX))),
    tab: () => write('\t'),
    'line-break': () => write('\n'),
  };
  const closeOpenCell = () => {
    if (table && row && cell) closeCell(table, row, cell);
    cell = undefined;
  };
  const close: Readonly<Record<string, () => void>> = {
    'table-cell': closeOpenCell,
    'covered-table-cell': closeOpenCell,
    'table-row'() {
      if (table && row) closeRow(table, row);
      row = undefined;
    },
    p: () => (paragraphDepth -= 1),
  };
  scanXml(zip.text('content.xml'), DAMAGED, {
    open(name, attributes) {
      if (ASIDE.has(name)) asideDepth += 1;
      else if (Object.hasOwn(open, name)) open[name]?.(attributes);
    },
    close(name) {
      if (ASIDE.has(name)) asideDepth -= 1;
      else if (Object.hasOwn(close, name)) close[name]?.();
    },
    text: write,
  });
  return tables.map(asSheet);
}
