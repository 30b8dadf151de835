/** Characters that set the direction of the following text, possibly without an end. */
const DIRECTIONAL_FORMATTING = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Blocks of scripts that are written from right to left, and the mark for that direction. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Keeps the direction of a person's text from affecting the surrounding words, also in labels and titles, which have
 * no markup. It removes overrides and isolates text from right to left
 * (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates).
 */
export function isolateDirection(text: string): string {
  const plain = text.replaceAll(DIRECTIONAL_FORMATTING, '');
  if (!RIGHT_TO_LEFT.test(plain)) return plain;
  return `${FIRST_STRONG_ISOLATE}${plain}${POP_DIRECTIONAL_ISOLATE}`;
}
