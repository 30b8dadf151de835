import type { Encoding } from '../table/sheet';
import { europeanEncoding } from './european-encoding';

/*
 * The encoding of a text. Spreadsheets save UTF-8, UTF-16, and the Western code pages of Windows and of older Macs;
 * only some say which.
 */

const SAMPLE_BYTES = 4_000;
/** Share of zeros on one side of the pairs of bytes, from which a text is UTF-16. */
const ZEROS_MIN = 0.3;

function utf16ByZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let [even, odd] = [0, 0];
  for (const [place, byte] of sample.entries()) {
    if (byte === 0 && place % 2 === 0) even += 1;
    else if (byte === 0) odd += 1;
  }
  const least = (sample.length / 2) * ZEROS_MIN;
  if (odd > least && even < odd / 4) return 'utf-16le';
  return even > least && odd < even / 4 ? 'utf-16be' : undefined;
}

/** Signs of Windows-1252 that stand beside letters, too: dashes, quotation marks, an ellipsis. */
const SIGNS_OF_WINDOWS: ReadonlySet<number> = new Set([
  0x80, 0x82, 0x84, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99,
]);
/** Quotation marks of Mac Roman, which are rare letters in Windows-1252. */
const SIGNS_OF_MAC: ReadonlySet<number> = new Set([0xca, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5]);

const isSmallLetter = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x61 && byte <= 0x7a;

/** Whether a text of single bytes comes from an older Mac, by its line ends and the codes of its accented letters. */
function isMacRoman(bytes: Uint8Array): boolean {
  let [mac, windows] = [0, 0];
  if (!bytes.includes(0x0a) && bytes.includes(0x0d)) mac += 2;
  for (const [place, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    const isInWord = isSmallLetter(bytes[place - 1]) || isSmallLetter(bytes[place + 1]);
    if (!isInWord) continue;
    if (byte < 0xa0) mac += SIGNS_OF_WINDOWS.has(byte) ? 0 : 1;
    else if (SIGNS_OF_MAC.has(byte)) mac += 1;
    else if (byte >= 0xc0) windows += 1;
  }
  return mac > windows;
}

/** Letters with accents stand alone in Western words; Cyrillic words have nothing else. */
const RUNS_MIN = 0.6;
const CYRILLIC_BYTES_MIN = 6;

/** Whether a text of single bytes is Cyrillic, in the code page of Windows. */
function isCyrillic(bytes: Uint8Array): boolean {
  let [high, letters, inRuns] = [0, 0, 0];
  for (const [place, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if (byte < 0xc0) continue;
    letters += 1;
    if ((bytes[place - 1] ?? 0) >= 0xc0) inRuns += 1;
  }
  return letters >= CYRILLIC_BYTES_MIN && letters > high * 0.9 && inRuns > letters * RUNS_MIN;
}

/** Whether a text is Japanese as a whole, in the code page of Windows. */
function isJapanese(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex -- All of ASCII.
    const other = text.replaceAll(/[\u0000-\u007F]/gu, '');
    // Pairs of bytes of other code pages may be signs from China, but hardly the small letters of Japan.
    return (
      /^[\u3000-\u30FF\u4E00-\u9FFF\uFF01-\uFF5E]{3,}$/u.test(other) &&
      /[\u3041-\u30FF]/u.test(other)
    );
  } catch {
    return false;
  }
}

export interface DecodedText {
  readonly text: string;
  /** Encoding of a text that does not say it. */
  readonly encoding?: Encoding;
}

function guessEncoding(bytes: Uint8Array): Encoding {
  if (isJapanese(bytes)) return 'shift_jis';
  if (isCyrillic(bytes)) return 'windows-1251';
  return europeanEncoding(bytes) ?? (isMacRoman(bytes) ? 'macintosh' : 'windows-1252');
}

/**
 * Decodes the text of a file and says where its encoding was guessed.
 *
 * @param chosen encoding of a text that does not say it, in place of the one that would be guessed
 */
export function decodeGuessing(bytes: Uint8Array, chosen?: Encoding): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) };
  const utf16 = utf16ByZeros(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const encoding = chosen ?? guessEncoding(bytes);
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
}

/** Decodes the text of a file, whose encoding is recognised. */
export const decodeText = (bytes: Uint8Array): string => decodeGuessing(bytes).text;
