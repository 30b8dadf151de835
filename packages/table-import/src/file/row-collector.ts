import {
  CELLS_MAX,
  COLUMNS_MAX,
  isFilled,
  ROWS_MAX,
  type Sheet,
  type SheetRow,
} from '../table/sheet';

/** Collects the rows of a table that have content, up to the limits of rows, columns and cells. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  readonly #noun: 'sheet' | 'table';
  #cells = 0;
  #columns = 0;
  #problem: string | undefined;

  /** @param noun name of the table in messages */
  constructor(noun: 'sheet' | 'table') {
    this.#noun = noun;
  }

  /** Whether the table is above a limit, so that none of its rows is kept. */
  get isFull(): boolean {
    return this.#problem !== undefined;
  }

  /** Notes that a column has content, counted from 0; one above the limit is only counted. */
  see(column: number): void {
    this.#columns = Math.max(this.#columns, column + 1);
  }

  add(row: SheetRow): void {
    if (this.isFull || !isFilled(row)) return;
    this.#cells += row.cells.length;
    if (this.rows.length === ROWS_MAX) this.#refuse(`over ${ROWS_MAX} rows`);
    else if (this.#cells > CELLS_MAX) this.#refuse(`over ${CELLS_MAX} cells`);
    else this.rows.push(row);
  }

  #refuse(limit: string): void {
    this.#problem = `This ${this.#noun} has ${limit}.`;
    this.rows.length = 0;
  }

  /** Returns the sheet of the rows, or its problem. */
  sheet(name: string, rows: readonly SheetRow[] = this.rows): Sheet {
    if (this.#problem !== undefined) return { name, rows: [], problem: this.#problem };
    return { name, rows, ...(this.#columns > COLUMNS_MAX && { allColumns: this.#columns }) };
  }
}
