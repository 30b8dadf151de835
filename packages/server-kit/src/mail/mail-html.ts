const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escapeText = (text: string): string =>
  text.replaceAll(/[&<"]/gu, (character) => entities[character] ?? character);

/** Returns a line as HTML, with its indentation. A line that is one of the mail's own links becomes a link. */
function lineOf(line: string, links: ReadonlySet<string>): string {
  const text = escapeText(line);
  if (links.has(line)) return `<a href="${text}">${text}</a>`;
  return text.replace(/^ +/u, (spaces) => '&nbsp;'.repeat(spaces.length));
}

/** Returns the HTML part of a mail. Only the mail's own links become links, because people choose the other words. */
export function mailHtml(text: string, links: readonly string[] = []): string {
  const own = new Set(links);
  const paragraphs = text
    .trim()
    .split(/\n{2,}/u)
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((line) => lineOf(line, own));
      return `<p>${lines.join('<br>\n')}</p>`;
    });
  return `<!doctype html>\n<html lang="en"><body>\n${paragraphs.join('\n')}\n</body></html>\n`;
}
