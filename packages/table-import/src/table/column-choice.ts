import { COLUMNS_MAX, isFilled, type Sheet } from './sheet';
import { HEADER_ROWS, type Table } from './table';

/** An entry of a list to choose from. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

const SAMPLE_MAX = 24;
const ROW_SAMPLE_MAX = 60;

/** Value of the choice for a sheet whose columns have no names. */
export const NO_HEADER = 'none';

/** Returns the columns that have content as choices: their names, or their numbers with a sample. */
export function columnChoices({ header, rows }: Table): Choice[] {
  const width = rows.reduce(
    (most, { cells }) => Math.max(most, cells.length),
    header?.cells.length ?? 0,
  );
  const sample = (header ?? rows[0])?.cells ?? [];
  const isEmpty = (column: number): boolean =>
    [...(header ? [header] : []), ...rows].every(
      ({ cells, unread }) => (cells[column] ?? '').trim() === '' && !unread?.has(column),
    );
  const places = Array.from({ length: width }, (_, column) => column);
  return places
    .filter((column) => !isEmpty(column))
    .map((column) => {
      const text = (sample[column] ?? '').trim().slice(0, SAMPLE_MAX);
      const number = `Column ${column + 1}`;
      const label = text === '' ? number : header ? text : `${number}: ${text}`;
      return { value: String(column), label };
    });
}

/** Returns the rows that may name the columns. */
export function headerChoices(sheet: Sheet): Choice[] {
  const rows = sheet.rows.filter(isFilled).slice(0, HEADER_ROWS);
  return [
    ...rows.map(({ number, cells }) => {
      const text = cells
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(', ');
      return { value: String(number), label: `Row ${number}: ${text.slice(0, ROW_SAMPLE_MAX)}` };
    }),
    { value: NO_HEADER, label: 'No row names them' },
  ];
}

/** Returns the losses of a sheet as a whole, for a person. */
export function tableNotices({ noResultCount, allColumns }: Table): string[] {
  const formulas = noResultCount === 1 ? '1 formula has' : `${noResultCount} formulas have`;
  return [
    ...(noResultCount > 0
      ? [`${formulas} no result: save the file in your spreadsheet program, then choose it again.`]
      : []),
    ...(allColumns === undefined
      ? []
      : [
          `The table has ${allColumns} columns, and Standby reads the first ${COLUMNS_MAX}. Delete unneeded columns on the left.`,
        ]),
  ];
}

/** Returns the names of columns that no field takes. */
export function unusedColumns({ header }: Table, used: readonly (number | null)[]): string[] {
  return (header?.cells ?? [])
    .filter((cell, column) => cell.trim() !== '' && !used.includes(column))
    .map((cell) => cell.trim());
}
