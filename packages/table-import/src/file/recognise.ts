/*
 * Recognises the kind of a file by its beginning. Names can be wrong, because people rename files that a program refused.
 */

type FileKind = 'zip' | 'pdf' | 'text' | 'old-excel' | OtherKind;

type OtherKind = keyof typeof OTHER_KINDS;

/** Names of files that hold no table. */
export const OTHER_KINDS = {
  image: 'a picture',
  audio: 'a sound file',
  rtf: 'a text document (RTF)',
  json: 'a JSON file',
  calendar: 'a calendar (ICS)',
  contacts: 'a file of contacts (vCard)',
  web: 'a web page (HTML)',
  xml: 'an XML file',
  script: 'a script or a text without columns',
  binary: 'a file of a program, without text',
} as const;

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['old-excel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['audio', [0x52, 0x49, 0x46, 0x46]],
  ['audio', [0x49, 0x44, 0x33]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];

/** Returns the kind of a file by its first bytes; anything else is a text until it was decoded. */
export function kindOfBytes(bytes: Uint8Array): FileKind {
  const found = SIGNATURES.find(([, signature]) =>
    signature.every((byte, place) => bytes[place] === byte),
  );
  return found?.[0] ?? 'text';
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/u.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return /^\s*\{\s*"[^"]*"\s*:/u.test(text);
  }
}

/** Returns the kind of a text without a table; undefined for a text that may be a table. */
export function kindOfText(text: string): OtherKind | undefined {
  const start = text.slice(0, 2_000);
  if (/^\s*BEGIN:VCALENDAR/iu.test(start)) return 'calendar';
  if (/^\s*BEGIN:VCARD/iu.test(start)) return 'contacts';
  if (/^\s*(?:<!doctype html|<(?:html|head|body|table|meta)\b)/iu.test(start)) return 'web';
  if (/^\s*<\?xml|^\s*<[a-z][\w:-]*[\s>]/iu.test(start)) return 'xml';
  if (isJson(text)) return 'json';
  // oxlint-disable-next-line no-control-regex -- A text has no such characters.
  if (/[\u0000-\u0008\u000E-\u001A]/u.test(start)) return 'binary';
  return undefined;
}
