import { strToU8, zipSync } from 'fflate';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_NAME_MAX = 31;
const WIDTH_MAX = 60;
const WIDTH_MIN = 8;
/** First day of zip files, so that the same content gives the same file. */
const DATE = '1980-01-01T12:00:00';

/** Characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex -- These characters are taken out.
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** An underscore that readers would mistake for the start of such a character, as in `_x000D_`. */
const LIKE_ESCAPED = /_(?=x[\da-f]{4}_)/giu;

function escaped(text: string): string {
  return text
    .replaceAll(LIKE_ESCAPED, '_x005F_')
    .replaceAll(IMPOSSIBLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function columnName(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

function rowXml(cells: readonly string[], row: number): string {
  const style = row === 1 ? ' s="1"' : '';
  const texts = cells.map((text, column) =>
    text === ''
      ? ''
      : `<c r="${columnName(column)}${row}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
  );
  return `<row r="${row}">${texts.join('')}</row>`;
}

/** Styles of the workbook: bold for the first row. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>`;

const CONTENT_TYPES = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${XLSX_TYPE}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;

const relationships = (
  ...entries: readonly (readonly [id: string, type: string, target: string])[]
) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${entries
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/**
 * Creates a workbook with one sheet, whose first row stays in view. Every cell is a text, so no cell runs as a formula.
 *
 * @param name name of the sheet
 */
export function writeXlsx(
  name: string,
  rows: readonly (readonly string[])[],
): Uint8Array<ArrayBuffer> {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const widths = Array.from({ length: width }, (_, column) => {
    const longest = rows.reduce((most, cells) => Math.max(most, cells[column]?.length ?? 0), 0);
    return Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, longest + 2));
  });
  const columns = widths
    .map(
      (size, place) =>
        `<col min="${place + 1}" max="${place + 1}" width="${size}" customWidth="1"/>`,
    )
    .join('');
  const sheetName =
    name
      .replaceAll(/[\\/?*[\]:']/gu, ' ')
      .trim()
      .slice(0, SHEET_NAME_MAX) || 'Sheet';
  const sheet = `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${width > 0 ? `<cols>${columns}</cols>` : ''}<sheetData>${rows.map((cells, index) => rowXml(cells, index + 1)).join('')}</sheetData></worksheet>`;
  const workbook = `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const parts = {
    '[Content_Types].xml': HEAD + CONTENT_TYPES,
    '_rels/.rels': HEAD + relationships(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': HEAD + workbook,
    'xl/_rels/workbook.xml.rels':
      HEAD +
      relationships(
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'styles', 'styles.xml'],
      ),
    'xl/styles.xml': HEAD + STYLES,
    'xl/worksheets/sheet1.xml': HEAD + sheet,
  };
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(files), { mtime: DATE }));
}
