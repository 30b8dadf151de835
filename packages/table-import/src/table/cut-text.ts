const SHOWN_MAX = 60;

/** A text within a limit. */
interface CutText {
  readonly text: string;
  /** Message about the cut; undefined for a text within the limit. */
  readonly notice?: string;
}

/** Cuts a text to a limit and says what was cut. */
export function cutText(text: string, max: number, name: string): CutText {
  if (text.length <= max) return { text };
  // No half of a character of two units stays.
  const kept = text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trimEnd();
  const cut = text.slice(kept.length).trim();
  const shown = cut.length > SHOWN_MAX ? `${cut.slice(0, SHOWN_MAX)}…` : cut;
  return {
    text: kept,
    notice: `${name} has ${text.length} characters; cut after ${max}: “${shown}”.`,
  };
}
