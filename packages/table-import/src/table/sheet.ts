/** A row of a file, as its program shows it. */
export interface SheetRow {
  /** Number in the file, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Whether the program hides the row. */
  readonly isHidden?: boolean;
  /** Reasons of cells that could not be read, by their columns. */
  readonly unread?: ReadonlyMap<number, UnreadCell>;
  /** Problem of the row as a whole. */
  readonly problem?: string;
}

/** A cell that has content which the file does not tell. */
export type UnreadCell = 'no-result' | 'error';

/** One table of a file. */
export interface Sheet {
  /** Name of the sheet in a workbook, or of the block in an export; empty for a file with one table. */
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Why the sheet cannot be imported. */
  readonly problem?: string;
}

/** A file that was read. */
export interface TableFile {
  readonly sheets: readonly Sheet[];
  /** Whether columns were found by where the text stands on a page. */
  readonly isFromPages: boolean;
  /** Name of the encoding of a text, for a person, where it was guessed. */
  readonly encoding?: string;
}

/** A note on a row: a problem, or a loss. */
export interface RowNote {
  /** Number in the file, from 1. */
  readonly row: number;
  readonly text: string;
}

export const ROWS_MAX = 10_000;
/** Columns further to the right are left out. */
export const COLUMNS_MAX = 80;
export const FILE_MAX_BYTES = 10_000_000;

export const isFilled = ({ cells, unread, problem }: SheetRow): boolean =>
  problem !== undefined || (unread?.size ?? 0) > 0 || cells.some((cell) => cell.trim() !== '');

/** Why a cell's content is missing, for a person. */
export const UNREAD_TEXTS: Readonly<Record<UnreadCell, string>> = {
  'no-result': 'its formula has no result',
  error: 'its formula ends in an error',
};
