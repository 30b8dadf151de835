import { proseProblems } from './sentences.ts';

interface Paragraph {
  readonly line: number;
  text: string;
}

const FENCE = /^\s*```/u;
/** Lines between paragraphs: blank ones, headings, tables and comments. */
const BETWEEN = /^\s*(?:$|#|\||<)/u;
const ITEM = /^[\s>]*(?:[-*]|\d+\.)\s+/u;

/** Returns the paragraphs and list items of a Markdown text, each with its first line. */
function paragraphsOf(markdown: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    const isFence = FENCE.test(line);
    if (isFence) isCode = !isCode;
    const open = isOpen ? paragraphs.at(-1) : undefined;
    isOpen = !isFence && !isCode && !BETWEEN.test(line);
    if (!isOpen) continue;
    if (open && !ITEM.test(line)) open.text += ` ${line.trim()}`;
    else paragraphs.push({ line: index + 1, text: line.replace(ITEM, '') });
  }
  return paragraphs;
}

/** Returns the problems of a Markdown text, each with its line. */
export function documentProblems(markdown: string): string[] {
  return paragraphsOf(markdown).flatMap(({ line, text }) =>
    proseProblems(text.replaceAll(/[*_]/gu, ''), 'document').map(
      (problem) => `${line}: ${problem}`,
    ),
  );
}
