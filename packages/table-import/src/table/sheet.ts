/** Encodings of texts that do not say theirs, with their names for a person. */
export const ENCODINGS = {
  'windows-1252': 'Western (Windows)',
  macintosh: 'Western (Mac)',
  'windows-1250': 'Central European (Windows)',
  'iso-8859-2': 'Central European (ISO)',
  'windows-1257': 'Baltic (Windows)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1253': 'Greek (Windows)',
  'windows-1251': 'Cyrillic (Windows)',
  shift_jis: 'Japanese (Shift JIS)',
  gb18030: 'Chinese (GB 18030)',
  'euc-kr': 'Korean (EUC-KR)',
} as const;
export type Encoding = keyof typeof ENCODINGS;

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
  /** Columns that the program hides, counted from 0. */
  readonly hiddenColumns?: ReadonlySet<number>;
  /** Number of columns with content, where it is above {@link COLUMNS_MAX}. */
  readonly allColumns?: number;
  /** Why the sheet cannot be imported. */
  readonly problem?: string;
}

/** A file that was read. */
export interface TableFile {
  readonly sheets: readonly Sheet[];
  /** Whether columns were found by where the text stands on a page. */
  readonly isFromPages: boolean;
  /** Encoding of a text that does not say it: guessed, or chosen by a person. */
  readonly encoding?: Encoding;
}

/** A note on a row: a problem, or a loss. */
export interface RowNote {
  /** Number in the file, from 1. */
  readonly row: number;
  /** Name of the row's cue, person or timer. */
  readonly name?: string;
  readonly text: string;
}

export const ROWS_MAX = 10_000;
/** Columns further to the right are left out, with a notice. */
export const COLUMNS_MAX = 1_000;
/** Cells of all rows, also empty ones before the last one of a row. */
export const CELLS_MAX = 800_000;
export const FILE_MAX_BYTES = 10_000_000;
/** Maximum size of a desk's export, whose levels are not read. */
export const EXPORT_MAX_BYTES = 200_000_000;

export const isFilled = ({ cells, unread, problem }: SheetRow): boolean =>
  problem !== undefined || (unread?.size ?? 0) > 0 || cells.some((cell) => cell.trim() !== '');

/** Reasons of missing contents of cells, for a person. */
export const UNREAD_TEXTS: Readonly<Record<UnreadCell, string>> = {
  'no-result': 'its formula has no result',
  error: 'its formula ends in an error',
};
