import { isolateDirection } from './isolate';

/** Number of letters: about ten lines of a card on a phone. */
const LIST_MAX = 300;
/** Number of letters: two or three lines of a toast. */
const SENTENCE_MAX = 120;

function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  // The cut must not leave half of a letter that takes two code units.
  return `${text.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}

/**
 * Shortens a person's text for a list; the form that edits it has the whole text. A browser needs seconds to lay out
 * many thousand kerned letters without a space.
 */
export function truncateForList(text: string): string {
  return truncate(text, LIST_MAX);
}

/** Shortens a person's text for a sentence or a title, whose other words must stay visible. */
export function truncateForSentence(text: string): string {
  return isolateDirection(truncate(text, SENTENCE_MAX));
}
