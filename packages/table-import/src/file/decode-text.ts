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

/** Whether a text of single bytes is of an older Mac: by its line ends, and by where its letters with accents lie. */
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

/** Decodes the text of a file, whose encoding is recognised. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf16 = utf16ByZeros(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isMacRoman(bytes) ? 'macintosh' : 'windows-1252').decode(bytes);
  }
}
