/** In letters: about ten lines of a card on a phone. */
const SHOWN_MAX = 300;

/**
 * A person's text where a screen names or lists the thing; its whole text stands in the form that edits
 * it. Letters that are kerned take a browser seconds to lay out when there are many thousand of them
 * without a space, and nobody looks for a list under one name.
 */
export function shortened(text: string): string {
  if (text.length <= SHOWN_MAX) return text;
  // The cut must not leave half of a letter that takes two code units.
  return `${text.slice(0, SHOWN_MAX).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
