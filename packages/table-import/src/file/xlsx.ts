import { COLUMNS_MAX, type Sheet, type UnreadCell } from '../table/sheet';
import { FileError } from './errors';
import { fillMerged, type MergedRange } from './merged-cells';
import { numberText } from './number-text';
import { RowCollector } from './row-collector';
import { cellText, DAMAGED_WORKBOOK, type WorkbookParts, workbookParts } from './xlsx-parts';
import { type Attributes, scanXml } from './xml';
import type { ZipParts } from './zip';

/** Maximum number of rows of a sheet in all programs. */
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

const isTrue = (value: string | undefined): boolean => /^(?:1|true)$/u.test(value ?? '');

/** Adds the columns that a range hides, which may go on to the last column of any sheet. */
function addHiddenColumns(attributes: Attributes, hidden: Set<number>): void {
  const isHidden = isTrue(attributes.get('hidden')) || Number(attributes.get('width') ?? 1) === 0;
  if (!isHidden) return;
  const [first, last] = [Number(attributes.get('min')), Number(attributes.get('max'))];
  for (let column = first; column <= Math.min(last, COLUMNS_MAX); column += 1)
    hidden.add(column - 1);
}

/** Reads the rows of a sheet that have content. */
function readRows(name: string, xml: string, parts: WorkbookParts): Sheet {
  const collected = new RowCollector('sheet');
  const hiddenColumns = new Set<number>();
  const merged: MergedRange[] = [];
  let [number, isHidden, isValue, readingDepth] = [0, false, false, 0];
  let cells: string[] = [];
  let unread = new Map<number, UnreadCell>();
  let cell: OpenCell | undefined;
  let column = -1;
  const close: Readonly<Record<string, () => void>> = {
    c() {
      if (!cell || cell.column < 0) return;
      const content = contentOf(cell, parts);
      if (content.text.trim() !== '' || content.unread) collected.see(cell.column);
      if (cell.column >= COLUMNS_MAX) return;
      if (content.unread) unread.set(cell.column, content.unread);
      while (cells.length < cell.column) cells.push('');
      cells[cell.column] = content.text;
    },
    row() {
      collected.add({
        number,
        cells,
        ...(isHidden && { isHidden }),
        ...(unread.size > 0 && { unread }),
      });
      if (collected.isFull) throw new TooManyRows();
    },
    rPh: () => (readingDepth -= 1),
    v: () => (isValue = false),
    t: () => (isValue = false),
  };
  const open: Readonly<Record<string, (attributes: Attributes) => void>> = {
    row(attributes) {
      number = Number(attributes.get('r') ?? number + 1);
      if (!(number >= 1 && number <= LAST_ROW)) throw new FileError(DAMAGED_WORKBOOK);
      isHidden = isTrue(attributes.get('hidden')) || Number(attributes.get('ht') ?? 1) === 0;
      [cells, unread, column] = [[], new Map(), -1];
    },
    c(attributes) {
      cell = openCell(attributes, column);
      ({ column } = cell);
    },
    col: (attributes) => addHiddenColumns(attributes, hiddenColumns),
    f() {
      if (cell) cell.hasFormula = true;
    },
    v: () => (isValue = true),
    // The reading of a Japanese text stands beside it.
    t: () => (isValue = readingDepth === 0),
    rPh: () => (readingDepth += 1),
    mergeCell(attributes) {
      const range = mergedRange(attributes.get('ref') ?? '');
      if (range) merged.push(range);
    },
  };
  try {
    scanXml(xml, DAMAGED_WORKBOOK, {
      open: (tag, attributes) => Object.hasOwn(open, tag) && open[tag]?.(attributes),
      close: (tag) => Object.hasOwn(close, tag) && close[tag]?.(),
      text(text) {
        if (isValue && cell) cell.value += text;
      },
    });
  } catch (error) {
    // The rest of the sheet is not scanned.
    if (!(error instanceof TooManyRows)) throw error;
  }
  const sheet = collected.sheet(name, fillMerged(collected.rows, merged));
  return { ...sheet, ...(hiddenColumns.size > 0 && { hiddenColumns }) };
}

/** Reads the sheets of an Excel workbook. Formulas are not run: their last results are read. */
export function readXlsx(zip: ZipParts): Sheet[] {
  const parts = workbookParts(zip);
  return [...parts.sheets].map(([name, path]) => readRows(name, zip.text(path), parts));
}
