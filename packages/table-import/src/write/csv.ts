import { guardFormulas } from '../table/formula-guard';

export type Cell = string | number | null;

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = guardFormulas(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns rows as CSV by RFC 4180. Texts are escaped so that they do not run as formulas; numbers stay numbers. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
