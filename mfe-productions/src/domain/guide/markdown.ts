/*
 * The guide's pages use this subset of Markdown: headings, paragraphs, lists and pictures, and
 * within a line strong and emphasized words, code and links.
 */

export interface Span {
  readonly kind: 'text' | 'strong' | 'em' | 'code' | 'link';
  readonly text: string;
  /** Target of a link, as it is written. */
  readonly target?: string;
}

export type GuideBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Span[][] }
  | { readonly kind: 'picture'; readonly alt: string; readonly source: string };

const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<target>[^)]+)\)/gu;

/** Parses a line into words with their formatting. */
function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > end) spans.push({ kind: 'text', text: line.slice(end, match.index) });
    end = match.index + match[0].length;
    const { strong, em, code, text, target } = match.groups ?? {};
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (text !== undefined && target !== undefined) spans.push({ kind: 'link', text, target });
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) });
  return spans;
}

const PICTURE = /^!\[(?<alt>[^\]]*)\]\((?<source>[^)]+)\)$/u;
const HEADING = /^(?<marks>##?) (?<text>.+)$/u;
const ITEM = /^(?<mark>-|\d+\.) /u;

/** Joins the lines of a paragraph. */
const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

function listOf(lines: readonly string[]): GuideBlock {
  const items: string[][] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push([line.replace(ITEM, '')]);
    else items.at(-1)?.push(line);
  }
  const isOrdered = !lines[0]?.startsWith('-');
  return { kind: 'list', isOrdered, items: items.map((item) => spansOf(joined(item))) };
}

function blockOf(text: string): GuideBlock {
  const heading = HEADING.exec(text)?.groups;
  if (heading) {
    return {
      kind: 'heading',
      level: heading['marks'] === '#' ? 1 : 2,
      text: heading['text'] ?? '',
    };
  }
  const lines = text.split('\n');
  const picture = PICTURE.exec(joined(lines))?.groups;
  if (picture) {
    return { kind: 'picture', alt: picture['alt'] ?? '', source: picture['source'] ?? '' };
  }
  if (ITEM.test(text)) return listOf(lines);
  return { kind: 'paragraph', spans: spansOf(joined(lines)) };
}

/** Splits a page of the guide into blocks at blank lines. */
export const guideBlocks = (markdown: string): GuideBlock[] =>
  markdown
    .split(/\n{2,}/u)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(blockOf);
