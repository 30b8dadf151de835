import { COLUMNS_MAX, isFilled, type Sheet, type SheetRow, UNREAD_TEXTS } from './sheet';

/** Names of columns by the fields that they hold. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, RegExp>>;

/** Column of each field, counted from 0; null for a field without one. */
export type Mapping<Field extends string> = Readonly<Record<Field, number | null>>;

/** Choices of a person about a sheet. */
export interface TableChoice {
  /** Number of the row that names the columns; null for none, undefined for the one that is found. */
  readonly headerRow?: number | null | undefined;
  /** Whether to include rows that the program hides. */
  readonly takesHidden?: boolean;
  /** Whether to include columns that the program hides. */
  readonly takesHiddenColumns?: boolean;
}

/** The rows of a sheet below its header. */
export interface Table {
  readonly header: SheetRow | null;
  readonly rows: readonly SheetRow[];
  /** Number of rows that the program hides, whether they are included or not. */
  readonly hiddenCount: number;
  /** Names of columns with content that the program hides, whether they are included or not. */
  readonly hiddenColumns: readonly string[];
  /** Number of columns with content; undefined unless some are left out because of the limit. */
  readonly allColumns?: number;
  /** Number of formulas without a result. */
  readonly noResultCount: number;
}

/** Number of rows that may be the header. */
export const HEADER_ROWS = 20;

/** Returns the name in a cell of a header, as patterns of names expect it. */
export const columnName = (cell: string): string =>
  cell
    .trim()
    // Programs name columns `timeStart`.
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, ' ')
    // Accents are left out of some headers, and of all patterns.
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    // Units stand in brackets: “Duration (h:mm)”.
    .replace(/\s*(?:\([^)]*\)|\[[^\]]*\])\s*$/u, '')
    .replace(/\s*[:*]$/u, '');

/** Finds the columns by their names; the first one of a name. */
export function mappingByNames<Field extends string>(
  header: readonly string[],
  names: ColumnNames<Field>,
): Mapping<Field> {
  const cells = header.map(columnName);
  const found = fieldsOf(names).map((field) => {
    const place = cells.findIndex((cell) => names[field].test(cell));
    return [field, place === -1 ? null : place] as const;
  });
  // Each field of the names has an entry.
  return Object.fromEntries(found) as unknown as Mapping<Field>;
}

/** Returns the fields in the order of their names. */
const fieldsOf = <Field extends string>(names: ColumnNames<Field>): Field[] =>
  Object.keys(names) as Field[];

/** Returns the number of columns of a row with known names. */
function knownNames<Field extends string>(
  cells: readonly string[],
  names: ColumnNames<Field>,
): number {
  const places = Object.values<number | null>(mappingByNames(cells, names));
  return new Set(places.filter((place) => place !== null)).size;
}

/**
 * Finds the row that names the columns, which may stand below a title: the one with the most known names.
 *
 * @param isData whether a cell holds content, so that a row with a single known name is not a header
 * @param main field whose name alone makes a header
 */
export function findHeader<Field extends string>(
  rows: readonly SheetRow[],
  names: ColumnNames<Field>,
  isData: (cell: string) => boolean,
  main?: Field,
): SheetRow | null {
  const candidates = rows.filter(isFilled).slice(0, HEADER_ROWS);
  let best: { row: SheetRow; known: number } | undefined;
  for (const row of candidates) {
    const known = knownNames(row.cells, names);
    if (known > (best?.known ?? 0)) best = { row, known };
  }
  if (!best) return null;
  const hasMain = main !== undefined && mappingByNames(best.row.cells, names)[main] !== null;
  const isTitle = best.known === 1 && !hasMain && best.row.cells.some(isData);
  return isTitle ? null : best.row;
}

/** Returns a row without the content of some columns, whose places stay. */
function withoutColumns(row: SheetRow, hidden: ReadonlySet<number>): SheetRow {
  const unread = [...(row.unread ?? [])].filter(([column]) => !hidden.has(column));
  return {
    ...row,
    cells: row.cells.map((cell, column) => (hidden.has(column) ? '' : cell)),
    unread: new Map(unread),
  };
}

/** Returns the rows of a sheet that its program shows, and the hidden ones if a person chose to include them. */
export function shownRows(sheet: Sheet, choice: TableChoice): readonly SheetRow[] {
  const { hiddenColumns } = sheet;
  const rows = choice.takesHidden ? sheet.rows : sheet.rows.filter(({ isHidden }) => !isHidden);
  const isWhole = hiddenColumns === undefined || choice.takesHiddenColumns === true;
  const shown = isWhole ? rows : rows.map((row) => withoutColumns(row, hiddenColumns));
  return shown.filter(isFilled);
}

/** Returns the names of the hidden columns that have content. */
function hiddenNames({ hiddenColumns, rows }: Sheet, header: SheetRow | null): string[] {
  const named = rows.find(({ number }) => number === header?.number);
  return [...(hiddenColumns ?? [])].flatMap((column) => {
    const hasContent = rows.some(({ cells }) => (cells[column] ?? '').trim() !== '');
    return hasContent ? [named?.cells[column]?.trim() || `column ${column + 1}`] : [];
  });
}

/** Whether two rows have the same texts, apart from spaces. */
function areAlike({ cells }: SheetRow, { cells: others }: SheetRow): boolean {
  const longer = cells.length > others.length ? cells : others;
  return longer.every(
    (_, column) => (cells[column] ?? '').trim() === (others[column] ?? '').trim(),
  );
}

/** Returns the rows below a header, which is the row that a person chose, or the one that was found. */
export function tableOf(
  sheet: Sheet,
  find: (rows: readonly SheetRow[]) => SheetRow | null,
  choice: TableChoice = {},
): Table {
  const shown = shownRows(sheet, choice);
  const chosen = sheet.rows.find(({ number }) => number === choice.headerRow) ?? null;
  const header = choice.headerRow === undefined ? find(shown) : chosen;
  const rows = header
    ? // Programs that print repeat the header on each page.
      shown.filter((row) => row.number > header.number && !areAlike(row, header))
    : shown;
  const unread = rows.flatMap((row) => [...(row.unread?.values() ?? [])]);
  const { allColumns = 0 } = sheet;
  return {
    header,
    rows,
    hiddenCount: sheet.rows.filter((row) => row.isHidden && isFilled(row)).length,
    hiddenColumns: hiddenNames(sheet, header),
    ...(allColumns > COLUMNS_MAX && { allColumns }),
    noResultCount: unread.filter((kind) => kind === 'no-result').length,
  };
}

/** Returns the notice that a cell was not read, so that the stored value stays; undefined for a cell that was read. */
export function unreadText(row: SheetRow, column: number | null, name: string): string | undefined {
  const unread = column === null ? undefined : row.unread?.get(column);
  return unread && `${name} is left as it is: ${UNREAD_TEXTS[unread]}.`;
}
