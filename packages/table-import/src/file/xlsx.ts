import {
  COLUMNS_MAX,
  isFilled,
  ROWS_MAX,
  type Sheet,
  type SheetRow,
  type UnreadCell,
} from '../table/sheet';
import { FileError } from './errors';
import { fillMerged, type MergedRange } from './merged-cells';
import { numberText } from './number-text';
import { cellText, DAMAGED_WORKBOOK, type WorkbookParts, workbookParts } from './xlsx-parts';
import { type Attributes, scanXml } from './xml';
import type { ZipParts } from './zip';

/** Sheets have no more rows than this in any program. */
const LAST_ROW = 1_048_576;

/** Returns the column of a reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/u.exec(reference)?.[0] ?? '') {
    column = column * 26 + (letter.codePointAt(0) ?? 0) - 64;
  }
  return column - 1;
}

const rowOf = (reference: string): number => Number(/\d+$/u.exec(reference)?.[0] ?? 0);

/** A cell while it is read. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  hasFormula: boolean;
}

type CellContent = { readonly text: string; readonly unread?: UnreadCell };

function contentOf(cell: OpenCell, parts: WorkbookParts): CellContent {
  const { type, value, hasFormula } = cell;
  if (type === 'str' || type === 'inlineStr') return { text: cellText(value) };
  const isUncalculated =
    hasFormula && parts.isCalculatedOnLoad && /^0(?:\.0+)?$/u.test(value.trim());
  if (value.trim() === '' || isUncalculated)
    return hasFormula ? { text: '', unread: 'no-result' } : { text: '' };
  if (type === 's') return { text: parts.strings[Number(value)] ?? '' };
  if (type === 'b') return { text: value.trim() === '1' ? 'yes' : 'no' };
  if (type === 'e') return { text: '', unread: 'error' };
  if (type === 'd') return { text: value.replace('T', ' ') };
  return { text: numberText(value, parts.formats[cell.style] ?? 'General', parts.startsIn1904) };
}

function mergedRange(reference: string): MergedRange | undefined {
  const [from = '', to = ''] = reference.split(':');
  const [firstRow, lastRow] = [rowOf(from), rowOf(to)];
  return lastRow > firstRow ? { column: columnOf(from), firstRow, lastRow } : undefined;
}

function openCell(attributes: Attributes, column: number): OpenCell {
  const reference = attributes.get('r');
  return {
    column: reference === undefined ? column + 1 : columnOf(reference),
    type: attributes.get('t') ?? 'n',
    style: Number(attributes.get('s') ?? 0),
    value: '',
    hasFormula: false,
  };
}

class TooManyRows extends Error {}

/** Reads the rows of a sheet that have content. */
function rowsOf(xml: string, parts: WorkbookParts): SheetRow[] {
  const rows: SheetRow[] = [];
  const merged: MergedRange[] = [];
  let [number, isHidden, isValue, readingDepth] = [0, false, false, 0];
  let cells: string[] = [];
  let unread = new Map<number, UnreadCell>();
  let cell: OpenCell | undefined;
  let column = -1;
  const close: Readonly<Record<string, () => void>> = {
    c() {
      if (!cell || cell.column < 0 || cell.column >= COLUMNS_MAX) return;
      const content = contentOf(cell, parts);
      if (content.unread) unread.set(cell.column, content.unread);
      while (cells.length < cell.column) cells.push('');
      cells[cell.column] = content.text;
    },
    row() {
      const row = {
        number,
        cells,
        ...(isHidden && { isHidden }),
        ...(unread.size > 0 && { unread }),
      };
      if (!isFilled(row)) return;
      if (rows.length === ROWS_MAX) throw new TooManyRows();
      rows.push(row);
    },
    rPh: () => (readingDepth -= 1),
    v: () => (isValue = false),
    t: () => (isValue = false),
  };
  const open: Readonly<Record<string, (attributes: Attributes) => void>> = {
    row(attributes) {
      number = Number(attributes.get('r') ?? number + 1);
      if (!(number >= 1 && number <= LAST_ROW)) throw new FileError(DAMAGED_WORKBOOK);
      isHidden =
        /^(?:1|true)$/u.test(attributes.get('hidden') ?? '') ||
        Number(attributes.get('ht') ?? 1) === 0;
      [cells, unread, column] = [[], new Map(), -1];
    },
    c(attributes) {
      cell = openCell(attributes, column);
      ({ column } = cell);
    },
    f() {
      if (cell) cell.hasFormula = true;
    },
    v: () => (isValue = true),
    // How a text in Japanese is read aloud stands beside it.
    t: () => (isValue = readingDepth === 0),
    rPh: () => (readingDepth += 1),
    mergeCell(attributes) {
      const range = mergedRange(attributes.get('ref') ?? '');
      if (range) merged.push(range);
    },
  };
  scanXml(xml, DAMAGED_WORKBOOK, {
    open: (name, attributes) => Object.hasOwn(open, name) && open[name]?.(attributes),
    close: (name) => Object.hasOwn(close, name) && close[name]?.(),
    text(text) {
      if (isValue && cell) cell.value += text;
    },
  });
  return fillMerged(rows, merged);
}

function sheetOf(name: string, read: () => SheetRow[]): Sheet {
  try {
    return { name, rows: read() };
  } catch (error) {
    if (!(error instanceof TooManyRows)) throw error;
    return { name, rows: [], problem: `This sheet has over ${ROWS_MAX} rows.` };
  }
}

/** Reads the sheets of an Excel workbook. Formulas are not run: their last results are read. */
export function readXlsx(zip: ZipParts): Sheet[] {
  const parts = workbookParts(zip);
  return [...parts.sheets].map(([name, path]) =>
    sheetOf(name, () => rowsOf(zip.text(path), parts)),
  );
}
