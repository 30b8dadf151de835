/**
 * The letters of a code: no vowels, so that no code is a word, nothing that looks like a digit, and no
 * two that are mistaken for each other in print. As they are said over a headset.
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

/** Of a code on a screen, which works for minutes. */
const LENGTH = 2 * GROUP;

/** Of a printed code, which works for days. */
const PRINTED_LENGTH = 3 * GROUP;

/** A whole number from 0 up to, not including, the bound; every one as likely. */
export type RandomBelow = (bound: number) => number;

function randomLetters(length: number, randomBelow: RandomBelow): string {
  return Array.from({ length }, () => LETTERS[randomBelow(LETTERS.length)]).join('');
}

/** A new code: eight letters, of which there are 25 billion. */
export const newCode = (randomBelow: RandomBelow): string => randomLetters(LENGTH, randomBelow);

/** Whether a code is one of those that a million guesses might find. */
export const isShortCode = (code: string): boolean => code.length === LENGTH;

/** A new code for paper, or for times of many wrong guesses: twelve letters, of which there are 4 × 10^15. */
export const newPrintedCode = (randomBelow: RandomBelow): string =>
  randomLetters(PRINTED_LENGTH, randomBelow);

function groups(code: string): readonly string[] {
  return Array.from({ length: code.length / GROUP }, (_, group) =>
    code.slice(group * GROUP, (group + 1) * GROUP),
  );
}

/** The code as it is read and typed: “KTRM-WXHD”. */
export function writeCode(code: string): string {
  return groups(code).join('-');
}

/** The code as it is said: “Kilo Tango Romeo Mike, Whiskey X-ray Hotel Delta”. */
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

/** A typed code, in any case and with any grouping; undefined where it is invalid. */
export const readCode = (typed: string): string | undefined => readLetters(typed, [LENGTH]);

/** Likewise, of a screen of the desk or of a printed sheet. */
export const readDeskCode = (typed: string): string | undefined =>
  readLetters(typed, [LENGTH, PRINTED_LENGTH]);
