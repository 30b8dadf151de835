import Papa from 'papaparse';

/** A rundown or a company has a few hundred lines at most. */
export const CSV_FILE_MAX_BYTES = 1_000_000;

export interface ParsedCsv {
  /** All rows, empty ones included, so that a place is the row's number in a spreadsheet less one. */
  readonly rows: readonly (readonly string[])[];
  /** Rows that are no proper CSV, such as an open quotation mark; counted from 0. */
  readonly brokenRows: ReadonlySet<number>;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The delimiter that the first line has most of, where nothing is quoted: texts below may be full of others. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r?\n|\r/u, 1);
  const unquoted = first.replaceAll(/"[^"]*"/gu, '');
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Parses CSV with commas, semicolons or tabs: which one it is, the first line decides. */
export function parseCsv(written: string): ParsedCsv {
  const text = written.replace(/^\uFEFF/u, '');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const broken = errors.filter(({ type }) => type === 'Quotes');
  return {
    rows: data,
    brokenRows: new Set(broken.map(({ row }) => row ?? 0)),
  };
}

/** A file's text. Spreadsheets save UTF-8, UTF-16 or the Western code page of Windows. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
