/** No capitals and no signs: the id stands in URLs and is read aloud now and then. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** A new random id of 60 bits, safe in a URL. */
export function newId(): string {
  // 32 letters divide 256, so every letter is as likely as any other.
  return Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('');
}
