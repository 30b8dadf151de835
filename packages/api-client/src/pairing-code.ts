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
const LENGTH = 2 * GROUP;

/** A whole number from 0 up to, not including, the bound; every one as likely. */
export type RandomBelow = (bound: number) => number;

/** A new code: eight letters, of which there are 25 billion. */
export function newCode(randomBelow: RandomBelow): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomBelow(LETTERS.length)]).join('');
}

function groups(code: string): readonly string[] {
  return [code.slice(0, GROUP), code.slice(GROUP)];
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

/** A typed code, in any case and with any grouping; undefined where it is invalid. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s\p{Dash}]/gu, '');
  const isCode = code.length === LENGTH && Array.from(code).every((letter) => letter in SPOKEN);
  return isCode ? code : undefined;
}
