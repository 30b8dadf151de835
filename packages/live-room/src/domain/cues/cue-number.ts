/*
 * Cue numbers as lighting consoles write them: a whole number, decimals, and a letter where one was needed.
 * `9 < 12 < 12.1 < 12.5 < 12A < 13`: after the whole number, they are ordered like words in which digits come before
 * letters. `12.10` is `12.1`.
 */

/** The whole number, its decimals, a letter, and the decimals of that letter. */
const NUMBER = /^(\d{1,4})(?:\.(\d{1,6}))?(?:([A-Z])(?:\.(\d{1,6}))?)?$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = 10;

interface Parts {
  readonly whole: number;
  /** Decimals, letter, and decimals of the letter, without what says nothing. */
  readonly suffix: string;
}

const withoutTrailingZeros = (decimals = ''): string => decimals.replace(/0+$/, '');

function partsOf(text: string): Parts | undefined {
  const match = NUMBER.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const [, whole, decimals, letter = '', ofLetter] = match;
  // Before a letter, zeros count: 12.10A is neither 12.1A nor 12A.
  const before = letter === '' ? withoutTrailingZeros(decimals) : (decimals ?? '');
  return { whole: Number(whole), suffix: before + letter + withoutTrailingZeros(ofLetter) };
}

function textOf({ whole, suffix }: Parts): string {
  const [, decimals = '', letter = '', ofLetter = ''] = /^(\d*)([A-Z]?)(\d*)$/.exec(suffix) ?? [];
  return `${whole}${decimals && `.${decimals}`}${letter}${ofLetter && `.${ofLetter}`}`;
}

/**
 * Reads a cue number.
 *
 * @returns its one way of writing, such as `12.1` for `12.10`, or undefined where it is invalid
 */
export function parseCueNumber(text: string): string | undefined {
  const parts = partsOf(text);
  return parts && textOf(parts);
}

/** Order of two cue numbers of a department: below zero, zero or above it. What is no number comes last. */
export function compareCueNumbers(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (!a || !b) return Number(!a) - Number(!b);
  if (a.whole !== b.whole) return a.whole - b.whole;
  return a.suffix < b.suffix ? -1 : Number(a.suffix > b.suffix);
}

const placeOf = (character: string | undefined, otherwise: number): number =>
  character === undefined ? otherwise : ALPHABET.indexOf(character);

/** The shortest suffix between two others; the upper one is the next whole number where there is none. */
function suffixBetween(low: string, high: string | undefined): string {
  const [first, upper] = [low[0] ?? '0', high?.[0]];
  if (high !== undefined && first === upper) {
    return first + suffixBetween(low.slice(1), high.slice(1));
  }
  const from = placeOf(first, 0);
  const to = placeOf(upper, from < DIGITS ? DIGITS : from + 1);
  if (to - from > 1) return ALPHABET.charAt(Math.round((from + to) / 2));
  // The upper one without its last characters is above the lower one.
  if (high !== undefined && high.length > 1) return high.charAt(0);
  return first + suffixBetween(low.slice(1), undefined);
}

/**
 * A number between two numbers of a department, for a cue that is inserted.
 *
 * @param before none for the start of the sheet
 * @param after none for the end of the sheet
 * @returns undefined where the two are the same or the wrong way round
 */
export function cueNumberBetween(
  before: string | undefined,
  after: string | undefined,
): string | undefined {
  const low = partsOf(before ?? '0');
  const high = after === undefined ? undefined : partsOf(after);
  if (!low || (after !== undefined && !high)) return undefined;
  if (!high || high.whole > low.whole + 1) return String(low.whole + 1);
  if (compareCueNumbers(textOf(low), textOf(high)) >= 0) return undefined;
  const upper = high.whole === low.whole ? high.suffix : undefined;
  // A number without a suffix lies between, too.
  if (upper === undefined && high.suffix !== '') return String(high.whole);
  return textOf({ whole: low.whole, suffix: suffixBetween(low.suffix, upper) });
}
