/** Row and column of a cell, from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface Bounds {
  readonly rows: number;
  readonly columns: number;
}

const FAR = 10_000;
const PAGE = 10;

const within = (place: number, count: number): number => Math.max(0, Math.min(count - 1, place));

/** Returns the cell at an offset of rows and columns, within the grid. */
export function nextPlace(
  { row, column }: GridPlace,
  rows: number,
  columns: number,
  bounds: Bounds,
): GridPlace {
  return { row: within(row + rows, bounds.rows), column: within(column + columns, bounds.columns) };
}

/** Returns the cell to which a key moves, as in a spreadsheet. Control moves to the edge. */
export function placeOfKey(
  key: string,
  hasControl: boolean,
  place: GridPlace,
  bounds: Bounds,
): GridPlace | undefined {
  const one = hasControl ? FAR : 1;
  const all = hasControl ? FAR : 0;
  const steps = new Map<string, readonly [number, number]>([
    ['ArrowUp', [-one, 0]],
    ['ArrowDown', [one, 0]],
    ['ArrowLeft', [0, -one]],
    ['ArrowRight', [0, one]],
    ['Home', [-all, -FAR]],
    ['End', [all, FAR]],
    ['PageUp', [-PAGE, 0]],
    ['PageDown', [PAGE, 0]],
  ]);
  const found = steps.get(key);
  return found && nextPlace(place, found[0], found[1], bounds);
}
