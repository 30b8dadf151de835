/** A cell, counted from 0. */
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

/** The cell some rows and columns on, within the grid. */
export function nextPlace(
  { row, column }: GridPlace,
  rows: number,
  columns: number,
  bounds: Bounds,
): GridPlace {
  return { row: within(row + rows, bounds.rows), column: within(column + columns, bounds.columns) };
}

/** Where a key leads from a cell: as in a spreadsheet, to the edge with Control. */
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
