import type { Encoding } from '../table/sheet';

/*
 * Languages tell the code pages of Central Europe from the Western one. A text that is read as the wrong page has letters
 * of several languages, signs within words, or capitals after small letters.
 */

/** Letters with accents of languages, by the code page that writes them. */
const WESTERN = [
  'äöüß',
  'àâæçèéêëîïôœùûüÿ',
  'áéíñóúüçàïèò',
  'áâãàçéêíóôõú',
  'àèéìíîòóùú',
  'æøåéöäü',
  'áðéíóúýþæö',
];
const CENTRAL = [
  'ąćęłńóśźż',
  'áčďéěíňóřšťúůýž',
  'áäčďéíĺľňóôŕšťúýž',
  'áéíóöőúüű',
  'čšžćđ',
  'ăâîșțşţ',
];
const CANDIDATES = [
  ['windows-1252', WESTERN],
  ['macintosh', WESTERN],
  ['windows-1250', CENTRAL],
  ['iso-8859-2', CENTRAL],
] as const satisfies readonly (readonly [Encoding, readonly string[]])[];

const SAMPLE_BYTES = 200_000;
/** Share of letters that one language has, from which a code page is taken. */
const SHARE_MIN = 0.9;
/** Different letters of a code page that the Western one does not have in their places. */
const OWN_LETTERS_MIN = 2;

/** A byte beside a letter of a word. */
interface LetterByte {
  readonly byte: number;
  readonly isAfterSmall: boolean;
}

const isAscii = (byte: number): boolean =>
  (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);

function letterBytes(bytes: Uint8Array): LetterByte[] {
  const found: LetterByte[] = [];
  for (const [place, byte] of bytes.entries()) {
    const [before = 0, after = 0] = [bytes[place - 1], bytes[place + 1]];
    if (byte >= 0x80 && (isAscii(before) || isAscii(after))) {
      found.push({ byte, isAfterSmall: before >= 0x61 && before <= 0x7a });
    }
  }
  return found;
}

/** Returns the largest share of the letters that a single language of a code page has. */
function shareOf(
  found: readonly LetterByte[],
  letters: string,
  languages: readonly string[],
): number {
  const shares = languages.map((language) => {
    const known = found.filter(({ byte, isAfterSmall }) => {
      const letter = letters.charAt(byte - 0x80);
      const small = letter.toLowerCase();
      return language.includes(small) && (letter === small || !isAfterSmall);
    });
    return known.length / found.length;
  });
  return Math.max(...shares);
}

const HIGH_BYTES = Uint8Array.from({ length: 0x80 }, (_, place) => place + 0x80);

/** Returns the code page of Central Europe that a text of single bytes is written in; undefined for other texts. */
export function europeanEncoding(bytes: Uint8Array): Encoding | undefined {
  const found = letterBytes(bytes.subarray(0, SAMPLE_BYTES));
  if (found.length === 0) return undefined;
  const scored = CANDIDATES.map(([encoding, languages]) => {
    const letters = new TextDecoder(encoding).decode(HIGH_BYTES);
    return { encoding, letters, share: shareOf(found, letters, languages) };
  });
  // The first of equal candidates wins, so that a possibly Western text counts as Western.
  const best = scored.reduce((one, other) => (other.share > one.share ? other : one));
  const isCentral = best.encoding === 'windows-1250' || best.encoding === 'iso-8859-2';
  if (!isCentral || best.share < SHARE_MIN) return undefined;
  const western = scored[0]?.letters ?? '';
  const own = new Set(
    found
      .map(({ byte }) => byte - 0x80)
      .filter((at) => best.letters.charAt(at) !== western.charAt(at)),
  );
  const hasSigns = [...own].some((at) => !/\p{L}/u.test(western.charAt(at)));
  return own.size >= OWN_LETTERS_MIN || hasSigns ? best.encoding : undefined;
}
