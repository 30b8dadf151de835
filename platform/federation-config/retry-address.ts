/**
 * Addresses for retries. A page remembers a failed module by its address for as long as the page
 * lives. Engines and versions remember different things: the module alone, its imports too, or
 * also preloads. A retry therefore needs a new address. By RFC 3986, section 6.2.2.2, a letter or
 * digit equals its percent-encoded form; every server decodes it, but no browser does. With another
 * spelling of its folder, an entry and its relative imports are new to the page, yet the same files
 * to the server.
 */

/** One character of a path, or one that is percent-encoded already. */
const CHARACTER = /%[\da-f]{2}|./giu;

const LETTER = /^[a-z\d]$/iu;

/** A percent-encoded letter or digit. */
const ENCODED_LETTER = /%(?:3\d|[46][1-9a-f]|[57][\da])/giu;

const encode = (letter: string): string =>
  `%${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`;

/**
 * Returns the folder with the attempt, a binary number, spelled over its letters from the end;
 * undefined if the letters do not suffice.
 */
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
 * Returns a function that maps the addresses of a remote's files for an attempt.
 *
 * @param entry address of the remote's entry, as the registry lists it
 * @param attempt 0 for the first, 1 and up for retries
 * @returns a function from the address of the entry, or of another file in its folder, to the
 *   address for this attempt. An entry without a folder, as on a dev server, gets a query; its
 *   other files keep their addresses.
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

/** Returns the original address behind a retry's address; other addresses stay as they are. */
export function originalAddress(address: string): string {
  return address.replaceAll(ENCODED_LETTER, decodeURIComponent);
}
