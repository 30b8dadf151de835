/*
 * Cue numbers as lighting consoles write them: a whole number, decimals, and a letter where one was
 * needed. `9 < 12 < 12.1 < 12.5 < 12A < 13`: numbers with the same whole part are ordered like
 * words in which digits come before letters. `12.10` equals `12.1`.
 */

/** The whole number, its decimals, a letter, and the decimals of that letter. */
const NUMBER = /^(\d{1,4})(?:\.(\d{1,6}))?(?:([A-Z])(?:\.(\d{1,6}))?)?$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = 10;

interface Parts {
  readonly whole: number;
  /** Decimals, letter, and decimals of the letter, without trailing zeros. */
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
 * @returns its normal form, such as `12.1` for `12.10`; undefined for an invalid number
 */
export function parseCueNumber(text: string): string | undefined {
  const parts = partsOf(text);
  return parts && textOf(parts);
}

/** Compares two cue numbers of a department, for sorting. An invalid number comes last. */
export function compareCueNumbers(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (!a || !b) return Number(!a) - Number(!b);
  if (a.whole !== b.whole) return a.whole - b.whole;
  return a.suffix < b.suffix ? -1 : Number(a.suffix > b.suffix);
}

const placeOf = (character: string | undefined, otherwise: number): number =>
  character === undefined ? otherwise : ALPHABET.indexOf(character);

/**
 * Returns the shortest suffix between two others. If the upper suffix is missing, the next whole
 * number is the limit.
 */
function suffixBetween(low: string, high: string | undefined): string {
  const [first, upper] = [low[0] ?? '0', high?.[0]];
  if (high !== undefined && first === upper) {
    return first + suffixBetween(low.slice(1), high.slice(1));
  }
  const from = placeOf(first, 0);
  const to = placeOf(upper, from < DIGITS ? DIGITS : from + 1);
  if (to - from > 1) return ALPHABET.charAt(Math.round((from + to) / 2));
  // The first character of the upper suffix is still above the lower one.
  if (high !== undefined && high.length > 1) return high.charAt(0);
  return first + suffixBetween(low.slice(1), undefined);
}

/**
 * Returns a number between two numbers of a department, for a cue that is inserted.
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
  // The whole number without a suffix also lies between the two.
  if (upper === undefined && high.suffix !== '') return String(high.whole);
  return textOf({ whole: low.whole, suffix: suffixBetween(low.suffix, upper) });
}
