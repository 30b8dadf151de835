/**
 * The letters of a code, each with its word for a headset. The table has no vowels, so no code is a word.
 * It also has no letter that looks like a digit, and no two letters that look alike in print.
 */
const SPOKEN: Readonly<Record<string, string>> = {
  B: 'Bravo',
  C: 'Charlie',
  D: 'Delta',
  F: 'Foxtrot',
  G: 'Golf',
  H: 'Hotel',
  J: 'Juliett',
  K: 'Kilo',
  L: 'Lima',
  M: 'Mike',
  N: 'November',
  P: 'Papa',
  R: 'Romeo',
  S: 'Sierra',
  T: 'Tango',
  V: 'Victor',
  W: 'Whiskey',
  X: 'X-ray',
  Y: 'Yankee',
  Z: 'Zulu',
};

const LETTERS = Object.keys(SPOKEN);
const GROUP = 4;

/** Letters of a code on a screen, which works for minutes. */
const LENGTH = 2 * GROUP;

/** Letters of a printed code, which works for days. */
const PRINTED_LENGTH = 3 * GROUP;

/** Returns a whole number from 0 up to, but not including, the bound, each with the same probability. */
export type RandomBelow = (bound: number) => number;

function randomLetters(length: number, randomBelow: RandomBelow): string {
  return Array.from({ length }, () => LETTERS[randomBelow(LETTERS.length)]).join('');
}

/** Creates a code of eight letters, one of 25 billion. */
export const newCode = (randomBelow: RandomBelow): string => randomLetters(LENGTH, randomBelow);

/** Whether a code is so short that a million guesses might find it. */
export const isShortCode = (code: string): boolean => code.length === LENGTH;

/** Creates a code for paper, or for times of many wrong guesses: twelve letters, one of 4 × 10^15. */
export const newPrintedCode = (randomBelow: RandomBelow): string =>
  randomLetters(PRINTED_LENGTH, randomBelow);

function groups(code: string): readonly string[] {
  return Array.from({ length: code.length / GROUP }, (_, group) =>
    code.slice(group * GROUP, (group + 1) * GROUP),
  );
}

/** Returns the code in its printed form: “KTRM-WXHD”. */
export function writeCode(code: string): string {
  return groups(code).join('-');
}

/** Returns the code in its spoken form: “Kilo Tango Romeo Mike, Whiskey X-ray Hotel Delta”. */
export function sayCode(code: string): string {
  return groups(code)
    .map((group) => Array.from(group, (letter) => SPOKEN[letter] ?? letter).join(' '))
    .join(', ');
}

function readLetters(typed: string, lengths: readonly number[]): string | undefined {
  const code = typed.toUpperCase().replace(/[\s\p{Dash}]/gu, '');
  const isCode =
    lengths.includes(code.length) && Array.from(code).every((letter) => letter in SPOKEN);
  return isCode ? code : undefined;
}

/** Parses a typed code, in any case and with any grouping; returns undefined if it is invalid. */
export const readCode = (typed: string): string | undefined => readLetters(typed, [LENGTH]);

/** Parses a typed code from the desk's screen or from a printed sheet; returns undefined if it is invalid. */
export const readDeskCode = (typed: string): string | undefined =>
  readLetters(typed, [LENGTH, PRINTED_LENGTH]);
