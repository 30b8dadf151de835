/*
 * Widths of text in the figures’ condensed font, in em. Style sheets use them to size text by the
 * screen without measuring it. Digits and colon have the font’s own widths; all others are upper
 * bounds.
 */

const DIGIT_EM = 0.475;
const COLON_EM = 0.252;
const SPACE_EM = 0.25;

/** Maximum width of a word. A wider one is an address or a slip, and breaks where the line ends. */
const WORD_MAX_EM = 12;

const WIDTHS: readonly (readonly [characters: RegExp, em: number])[] = [
  [/^[iljI1.,:;'!|()]$/u, 0.28],
  [/^[frtsz*/"{}[\]-]$/u, 0.36],
  [/^[a-eghknouvxy2356789$+<=>?]$/u, 0.44],
  [/^[pqA-LN-VX-Z04~]$/u, 0.52],
  [/^[mwMW&]$/u, 0.68],
  [/^[\u0020-\u024F‘’“”–—…]$/u, 0.84],
  // Scripts that the font lacks have the width of the fallback font.
  [/^[\u0250-\u10FF]$/u, 0.75],
];
const WIDEST_EM = 1.25;

function characterEm(character: string): number {
  return WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? WIDEST_EM;
}

function textEm(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + characterEm(character), 0);
}

/** Returns the width of a figure such as `10:00`, in em. */
export function figureEm(figure: string): number {
  const colons = figure.split(':').length - 1;
  return colons * COLON_EM + (figure.length - colons) * DIGIT_EM;
}

interface TextFit {
  /** Width of the whole text on one line. */
  readonly em: number;
  /** Width of the longest word, in em: the most that a line may leave empty at its end. */
  readonly wordEm: number;
  /** Whether the text has a word that must break. */
  readonly hasLongWord: boolean;
}

export function fitText(text: string): TextFit {
  const words = text.split(/\s+/u).map(textEm);
  const em = words.reduce((sum, word) => sum + word + SPACE_EM, -SPACE_EM);
  const longestEm = Math.max(...words);
  const hasLongWord = longestEm > WORD_MAX_EM;
  return { em, wordEm: hasLongWord ? WIDEST_EM : longestEm, hasLongWord };
}
