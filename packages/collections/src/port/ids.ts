import * as v from 'valibot';

/** No capitals and no signs: the id is part of URLs and is read aloud now and then. */
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

/** Half of a letter cannot be part of a URL, and two dots there mean the parent. */
function isAddressable(id: string): boolean {
  return !/\p{Surrogate}/u.test(id) && !/^\.{0,2}$/u.test(id);
}

/** The id of an item: any text with which a path can be built. */
export const idSchema = v.pipe(v.string(), v.check(isAddressable));
