import { isolateDirection } from './isolate';

/** In letters: about ten lines of a card on a phone. */
const LIST_MAX = 300;
/** In letters: two or three lines of a toast. */
const SENTENCE_MAX = 120;

function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  // The cut must not leave half of a letter that takes two code units.
  return `${text.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}

/**
 * A person's text where a screen lists the thing; the form that edits it has the whole text. Letters
 * that are kerned take a browser seconds to lay out when there are many thousand of them without a space.
 */
export function truncateForList(text: string): string {
  return truncate(text, LIST_MAX);
}

/** A person's text as part of a sentence or a title, which must stay visible beside it, and as it is written. */
export function truncateForSentence(text: string): string {
  return isolateDirection(truncate(text, SENTENCE_MAX));
}
