/** In letters: about ten lines of a card on a phone. */
const LISTED_MAX = 300;
/** In letters: two or three lines of a toast. */
const QUOTED_MAX = 120;

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // The cut must not leave half of a letter that takes two code units.
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}

/**
 * A person's text where a screen lists the thing; its whole text stands in the form that edits it.
 * Letters that are kerned take a browser seconds to lay out when there are many thousand of them
 * without a space, and nobody looks for a list under one name.
 */
export function shortened(text: string): string {
  return cut(text, LISTED_MAX);
}

/** A person's text as part of a sentence or a title: what is said of the thing must be seen, too. */
export function quoted(text: string): string {
  return cut(text, QUOTED_MAX);
}
