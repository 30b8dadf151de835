import { XlsxError } from './errors';
import { attributeOf, cellTextOf, scanXml } from './xml-scanner';
import { openZip, type ZipFile } from './zip-reader';

export { XlsxError } from './errors';

/** The largest file that is opened. */
export const XLSX_FILE_MAX_BYTES = 5_000_000;
export const XLSX_ROWS_MAX = 10_000;
/** Columns further to the right are left out. */
export const XLSX_COLUMNS_MAX = 80;

/** What precedes a workbook of Excel before 2007, and one with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const TOO_MANY_ROWS = `The sheet has over ${XLSX_ROWS_MAX} rows. Save the cues alone.`;

export interface Workbook {
  /** Names of the sheets that are not hidden, in their order. */
  readonly sheets: readonly string[];
  /** All rows of a sheet as texts, empty ones included. Formulas are not run: their last results are read. */
  readonly rows: (sheet: string) => Promise<string[][]>;
}

async function sharedStrings(zip: ZipFile): Promise<string[]> {
  const name = 'xl/sharedStrings.xml';
  if (!zip.has(name)) return [];
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let isReading = false;
  scanXml(await zip.read(name), {
    open(tag) {
      if (tag === 'si') current = '';
      // How a text in Japanese is read aloud stands beside it.
      else if (tag === 'rPh') isReading = true;
      else if (tag === 't') isText = !isReading;
    },
    close(tag) {
      if (tag === 'si') strings.push(cellTextOf(current));
      else if (tag === 'rPh') isReading = false;
      else if (tag === 't') isText = false;
    },
    text(text) {
      if (isText) current += text;
    },
  });
  return strings;
}

/** Paths of the sheets by their names. */
async function sheetPaths(zip: ZipFile): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  scanXml(await zip.read('xl/_rels/workbook.xml.rels'), {
    open(tag, attributes) {
      const [id, target] = [attributeOf(attributes, 'Id'), attributeOf(attributes, 'Target')];
      if (tag !== 'Relationship' || id === undefined || target === undefined) return;
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
    close: () => undefined,
    text: () => undefined,
  });
  const paths = new Map<string, string>();
  scanXml(await zip.read('xl/workbook.xml'), {
    open(tag, attributes) {
      if (tag !== 'sheet') return;
      const name = attributeOf(attributes, 'name');
      const path = targets.get(attributeOf(attributes, '\\w+:id') ?? '');
      const isShown = (attributeOf(attributes, 'state') ?? 'visible') === 'visible';
      if (name !== undefined && path !== undefined && isShown && zip.has(path))
        paths.set(name, path);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return paths;
}

/** A cell's column from 0, of a reference such as `AB12`. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/u.exec(reference)?.[0] ?? '') {
    column = column * 26 + (letter.codePointAt(0) ?? 0) - 64;
  }
  return column - 1;
}

function valueText(type: string | undefined, value: string, strings: readonly string[]): string {
  switch (type ?? 'n') {
    case 's':
      return strings[Number(value)] ?? '';
    case 'str':
    case 'inlineStr':
      return cellTextOf(value);
    case 'b':
      return value === '1' ? 'yes' : 'no';
    case 'e':
      return '';
    default: {
      // 12.3 is stored as 12.300000000000001.
      const number = Number(value);
      return value.trim() === '' || Number.isNaN(number)
        ? value
        : String(Number(number.toPrecision(14)));
    }
  }
}

function rowsOf(xml: string, strings: readonly string[]): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let column = -1;
  let type: string | undefined;
  let value = '';
  let isValue = false;
  scanXml(xml, {
    open(tag, attributes) {
      if (tag === 'row') {
        const number = Number(attributeOf(attributes, 'r') ?? rows.length + 1);
        if (!(number >= 1 && number <= XLSX_ROWS_MAX)) throw new XlsxError(TOO_MANY_ROWS);
        while (rows.length < number - 1) rows.push([]);
        row = [];
        column = -1;
      } else if (tag === 'c') {
        const reference = attributeOf(attributes, 'r');
        column = reference === undefined ? column + 1 : columnOf(reference);
        type = attributeOf(attributes, 't');
        value = '';
      } else if (tag === 'v' || tag === 't') isValue = true;
    },
    close(tag) {
      if (tag === 'v' || tag === 't') isValue = false;
      else if (tag === 'c' && column >= 0 && column < XLSX_COLUMNS_MAX) {
        const text = valueText(type, value, strings);
        if (text === '') return;
        while (row.length < column) row.push('');
        row[column] = text;
      } else if (tag === 'row') rows.push(row);
    },
    text(text) {
      if (isValue) value += text;
    },
  });
  return rows;
}

/** Opens a workbook; rejects with an {@link XlsxError}, whose message is for a person. */
export async function openXlsx(bytes: Uint8Array): Promise<Workbook> {
  if (bytes.length > XLSX_FILE_MAX_BYTES) {
    throw new XlsxError('The file is over 5 MB. Save the cues alone.');
  }
  if (COMPOUND_FILE.every((byte, place) => bytes[place] === byte)) {
    throw new XlsxError(
      'Excel saved this file in an old format or with a password. Save it as .xlsx without one.',
    );
  }
  const zip = openZip(bytes);
  const paths = await sheetPaths(zip);
  if (paths.size === 0) throw new XlsxError('This workbook has no sheet.');
  return {
    sheets: [...paths.keys()],
    async rows(sheet) {
      const strings = await sharedStrings(zip);
      return rowsOf(await zip.read(paths.get(sheet) ?? ''), strings);
    },
  };
}

/** Whether a file is a zip, as a workbook is, or a workbook of an older Excel. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isZip || COMPOUND_FILE.every((byte, place) => bytes[place] === byte);
}
