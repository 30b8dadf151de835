import type { SheetRow } from '../table/sheet';

/** A range of merged cells: columns from 0, rows by their numbers. */
export interface MergedRange {
  readonly column: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** Maximum number of filled cells, because a file may declare any number of ranges. */
const FILLED_MAX = 100_000;

function withCell(cells: readonly string[], column: number, content: string): string[] {
  const next = [...cells];
  while (next.length < column) next.push('');
  next[column] = content;
  return next;
}

/**
 * Returns the rows with the content of each merged range in all of its rows that have content of their own. Where the
 * content could not be read, it could not be read in any of them.
 */
export function fillMerged(rows: readonly SheetRow[], ranges: readonly MergedRange[]): SheetRow[] {
  const filled = [...rows];
  const places = new Map(rows.map(({ number }, place) => [number, place]));
  let left = FILLED_MAX;
  for (const { column, firstRow, lastRow } of ranges) {
    const first = places.get(firstRow);
    const top = first === undefined ? undefined : filled[first];
    const content = top?.cells[column] ?? '';
    const unread = top?.unread?.get(column);
    if (first === undefined || (content === '' && !unread)) continue;
    for (let place = first + 1; left > 0; place += 1) {
      const row = filled[place];
      if (!row || row.number > lastRow) break;
      left -= 1;
      filled[place] = {
        ...row,
        cells: withCell(row.cells, column, content),
        ...(unread && { unread: new Map([...(row.unread ?? []), [column, unread]]) }),
      };
    }
  }
  return filled;
}
