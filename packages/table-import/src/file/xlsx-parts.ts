import { builtInFormat } from './number-text';
import { scanXml } from './xml';
import type { ZipParts } from './zip';

export const DAMAGED_WORKBOOK = 'This workbook is damaged, or it is not a workbook.';

export interface WorkbookParts {
  /** Paths of the sheets that are not hidden, by their names. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly strings: readonly string[];
  /** Format of numbers by the style of a cell. */
  readonly formats: readonly string[];
  readonly startsIn1904: boolean;
  /** Whether a program calculates the results of formulas when it opens the workbook; the file then has zeros in their place. */
  readonly isCalculatedOnLoad: boolean;
}

/** How workbooks write characters that XML does not have, such as `_x000D_`; `_x005F_` is the underscore before one. */
const ESCAPED = /_x([\da-f]{4})_/giu;

/** Returns a text of a cell as a person typed it. */
export function cellText(text: string): string {
  return text
    .replaceAll(ESCAPED, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r\n?/gu, '\n');
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Returns the path that a relationship names, which may be absolute or go up. */
function resolvePath(folder: string, target: string): string {
  const parts: string[] = [];
  for (const part of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

interface Relationship {
  readonly id: string;
  /** Last word of its type, such as `worksheet`. */
  readonly type: string;
  readonly path: string;
}

function relationshipsOf(zip: ZipParts, part: string): Relationship[] {
  const folder = folderOf(part);
  const path = `${folder}_rels/${part.slice(folder.length)}.rels`;
  if (!zip.has(path)) return [];
  const found: Relationship[] = [];
  scanXml(zip.text(path), DAMAGED_WORKBOOK, {
    open(name, attributes) {
      const [id, target] = [attributes.get('Id'), attributes.get('Target')];
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      const type = (attributes.get('Type') ?? '').split('/').at(-1) ?? '';
      found.push({ id, type, path: resolvePath(folder, target) });
    },
  });
  return found;
}

/** Reads the texts that cells refer to by number, without the readings of Japanese texts beside them. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let [current, isText, readingDepth] = ['', false, 0];
  scanXml(xml, DAMAGED_WORKBOOK, {
    open(name) {
      if (name === 'si') current = '';
      else if (name === 'rPh') readingDepth += 1;
      else if (name === 't') isText = readingDepth === 0;
    },
    close(name) {
      if (name === 'si') strings.push(cellText(current));
      else if (name === 'rPh') readingDepth -= 1;
      else if (name === 't') isText = false;
    },
    text(text) {
      if (isText) current += text;
    },
  });
  return strings;
}

function numberFormats(xml: string): string[] {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let isInCells = false;
  scanXml(xml, DAMAGED_WORKBOOK, {
    open(name, attributes) {
      const id = Number(attributes.get('numFmtId') ?? 0);
      if (name === 'numFmt') own.set(id, attributes.get('formatCode') ?? 'General');
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) ids.push(id);
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return ids.map((id) => own.get(id) ?? builtInFormat(id));
}

/** Reads the shared parts of a workbook. It finds parts by their relationships, because the parts' names are arbitrary. */
export function workbookParts(zip: ZipParts): WorkbookParts {
  const root = relationshipsOf(zip, '').find(({ type }) => type === 'officeDocument');
  const workbook = root?.path ?? 'xl/workbook.xml';
  const related = relationshipsOf(zip, workbook);
  const pathOf = new Map(related.map(({ id, path }) => [id, path]));
  const partOf = (type: string, read: (xml: string) => string[]): string[] => {
    const path =
      related.find((one) => one.type === type)?.path ?? `${folderOf(workbook)}${type}.xml`;
    return zip.has(path) ? read(zip.text(path)) : [];
  };
  const sheets = new Map<string, string>();
  let [startsIn1904, isCalculatedOnLoad] = [false, false];
  scanXml(zip.text(workbook), DAMAGED_WORKBOOK, {
    open(name, attributes) {
      if (name === 'workbookPr')
        startsIn1904 = /^(?:1|true)$/u.test(attributes.get('date1904') ?? '');
      if (name === 'calcPr')
        isCalculatedOnLoad = /^(?:1|true)$/u.test(attributes.get('fullCalcOnLoad') ?? '');
      if (name !== 'sheet') return;
      const path = pathOf.get(attributes.get('id') ?? '');
      const isShown = (attributes.get('state') ?? 'visible') === 'visible';
      if (path !== undefined && isShown && zip.has(path))
        sheets.set(attributes.get('name') ?? '', path);
    },
  });
  return {
    sheets,
    strings: partOf('sharedStrings', sharedStrings),
    formats: partOf('styles', numberFormats),
    startsIn1904,
    isCalculatedOnLoad,
  };
}
