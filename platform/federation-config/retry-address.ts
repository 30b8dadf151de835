/**
 * Addresses for retries. A page keeps a module that failed for its whole life, by address, and each engine and version
 * keeps something else: the module alone, also what it imports, also what a link preloaded. A retry therefore has an
 * address of its own. RFC 3986, section 6.2.2.2: a letter or digit and its percent-encoded form are the same, and every
 * server decodes it, but no browser does. With another spelling of its folder, an entry and all that it imports by
 * relative addresses are new to the page, and the same files to the server.
 */

/** One character of a path, or one that is percent-encoded already. */
const CHARACTER = /%[\da-f]{2}|./giu;

const LETTER = /^[a-z\d]$/iu;

/** A percent-encoded letter or digit. */
const ENCODED_LETTER = /%(?:3\d|[46][1-9a-f]|[57][\da])/giu;

const encode = (letter: string): string =>
  `%${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`;

/** The attempt as a binary number, over the letters of the folder from its end; undefined where they are too few. */
function spelledFolder(folder: URL, attempt: number): string | undefined {
  let rest = attempt;
  const characters = (folder.pathname.match(CHARACTER) ?? []).toReversed().map((character) => {
    if (!LETTER.test(character)) return character;
    const isEncoded = rest % 2 === 1;
    rest = Math.floor(rest / 2);
    return isEncoded ? encode(character) : character;
  });
  return rest === 0 ? folder.origin + characters.toReversed().join('') : undefined;
}

/**
 * Where an attempt finds the files of a remote.
 *
 * @param entry address of the remote's entry, as the registry lists it
 * @param attempt 0 for the first, 1 and up for retries
 * @returns the address of the entry, or of another file in its folder, for this attempt. An entry in no folder, such as
 *   that of a dev server, gets a query; its other files keep their addresses.
 */
export function attemptAddresses(entry: string, attempt: number): (address: string) => string {
  if (attempt === 0) return (address) => address;
  const folder = new URL('.', entry);
  const spelled = spelledFolder(folder, attempt);
  if (spelled !== undefined) return (address) => spelled + address.slice(folder.href.length);
  return (address) => {
    if (address !== entry) return address;
    const url = new URL(entry);
    url.searchParams.set('retry', String(attempt));
    return url.href;
  };
}

/** The address whose file a retry asks for; every other address as it is. */
export function originalAddress(address: string): string {
  return address.replaceAll(ENCODED_LETTER, decodeURIComponent);
}
