import { XlsxError } from './errors';

/*
 * Walks through the XML of a workbook, tag by tag. It builds no tree and knows no entities but the five of XML, so that
 * neither nesting nor a definition of entities can make more of a file than it is.
 */

export interface XmlHandlers {
  /** @param attributes as they are written: see {@link attributeOf} */
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

const TOKEN = /<(\/?)([A-Za-z][\w:.-]*)([^<>]*)>|<[!?][^<>]*>|([^<]+)/gu;
const PREFIX = /^\w+:/u;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/giu;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
/** How workbooks write characters that XML does not have, such as `_x000D_`. */
const ESCAPED = /_x([\dA-F]{4})_/gu;
const CODE_POINT_MAX = 0x10_ff_ff;

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(ENTITY, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= CODE_POINT_MAX ? String.fromCodePoint(code) : '';
  });
}

export function scanXml(xml: string, { open, close, text }: XmlHandlers): void {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(xml)) throw new XlsxError('This workbook is damaged.');
  for (const [, slash, qualified, attributes = '', content] of xml.matchAll(TOKEN)) {
    if (content !== undefined) text(decode(content));
    if (qualified === undefined) continue;
    const name = qualified.replace(PREFIX, '');
    if (slash === '') open(name, attributes);
    if (slash !== '' || attributes.endsWith('/')) close(name);
  }
}

/** An attribute of a tag. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u').exec(
    attributes,
  );
  return value ? decode(value[1] ?? value[2] ?? '') : undefined;
}

/** A text of a cell as a person typed it. */
export function cellTextOf(text: string): string {
  return text.replaceAll(ESCAPED, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
}
