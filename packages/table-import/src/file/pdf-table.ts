import { COLUMNS_MAX, type SheetRow } from '../table/sheet';

/*
 * A table on printed pages has no cells: texts that stand on one line are a row, and a column is where the texts of the
 * header begin.
 */

/** A text on a page, in points from the lower left corner. */
export interface PageText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Cell {
  readonly x: number;
  readonly text: string;
  readonly end: number;
}

interface Line {
  readonly cells: readonly Cell[];
  readonly y: number;
  readonly height: number;
}

/** Texts whose lower edges differ by less than this share of their height stand on one line. */
const LINE_TOLERANCE = 0.5;
/** A gap above this share of the height begins a cell. */
const GAP_MIN = 0.9;
/** Points by which a text may begin before its column. */
const COLUMN_TOLERANCE = 4;
/** Lines that are closer than this multiple of their height may continue the cells above. */
const CONTINUED_MAX = 1.7;
/** Rows with two columns at least, without which a page holds no table. */
const TABLE_ROWS_MIN = 2;

/** Joins the texts of one line, from left to right, into cells. */
function cellsOf(texts: readonly PageText[]): Cell[] {
  const cells: { x: number; text: string; end: number }[] = [];
  for (const { text, x, width, height } of texts.toSorted((one, other) => one.x - other.x)) {
    const last = cells.at(-1);
    const gap = last ? x - last.end : Number.POSITIVE_INFINITY;
    if (last && gap <= height * GAP_MIN) {
      last.text += gap > height * 0.15 && !last.text.endsWith(' ') ? ` ${text}` : text;
      last.end = x + width;
    } else cells.push({ x, text, end: x + width });
  }
  return cells.map(({ x, end, text }) => ({ x, end, text: text.replaceAll(/\s+/gu, ' ').trim() }));
}

/** Groups the texts of a page into lines, from the top. */
function linesOf(texts: readonly PageText[]): Line[] {
  const groups: { y: number; height: number; texts: PageText[] }[] = [];
  const filled = texts.filter(({ text }) => text.trim() !== '');
  for (const text of filled.toSorted((one, other) => other.y - one.y)) {
    const last = groups.at(-1);
    const height = Math.max(text.height, 1);
    if (last && last.y - text.y < Math.max(last.height, height) * LINE_TOLERANCE)
      last.texts.push(text);
    else groups.push({ y: text.y, height, texts: [text] });
  }
  return groups.map(({ y, height, texts: ofLine }) => ({ y, height, cells: cellsOf(ofLine) }));
}

function rowOf({ cells }: Line, starts: readonly number[]): string[] {
  const row: string[] = [];
  for (const { x, text } of cells) {
    const column = Math.max(
      0,
      starts.findLastIndex((start) => start <= x + COLUMN_TOLERANCE),
    );
    while (row.length <= column) row.push('');
    row[column] = [row[column], text].filter(Boolean).join(' ');
  }
  return row;
}

/** Finds the table on pages; undefined where their text does not stand in columns. */
export function tableOfPages(pages: readonly (readonly PageText[])[]): SheetRow[] | undefined {
  const lines = pages.map(linesOf);
  const all = lines.flat();
  const most = all.reduce((count, { cells }) => Math.max(count, cells.length), 0);
  const header = all.find(({ cells }) => cells.length === most);
  if (!header || most < 2) return undefined;
  const starts = header.cells.slice(0, COLUMNS_MAX).map(({ x }) => x);
  const headerText = rowOf(header, starts).join('\t');
  const rows: string[][] = [];
  for (const page of lines) {
    let above: Line | undefined;
    for (const line of page) {
      const cells = rowOf(line, starts);
      const last = rows.at(-1);
      const isContinued =
        cells[0] === '' &&
        last !== undefined &&
        above !== undefined &&
        above.y - line.y < line.height * CONTINUED_MAX;
      const isRepeated = line !== header && cells.join('\t') === headerText;
      if (isContinued) {
        for (const [column, text] of cells.entries()) {
          while (last.length <= column) last.push('');
          last[column] = [last[column], text].filter(Boolean).join(' ');
        }
      } else if (!isRepeated) rows.push(cells);
      above = line;
    }
  }
  const isTable = rows.filter((row) => row.filter(Boolean).length > 1).length >= TABLE_ROWS_MIN;
  if (!isTable) return undefined;
  return rows.map((cells, place) => ({ number: place + 1, cells }));
}
