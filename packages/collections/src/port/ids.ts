import * as v from 'valibot';

/** Letters of an id. Capitals and signs are missing, because ids are part of URLs and are sometimes read aloud. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** Creates a random id of 60 bits, safe in a URL. */
export function newId(): string {
  // The 32 letters divide 256, so all letters have the same probability.
  return Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('');
}

/** Whether a URL can contain the id: it has no lone surrogate, and it is neither empty nor `.` nor `..`. */
function isAddressable(id: string): boolean {
  return !/\p{Surrogate}/u.test(id) && !/^\.{0,2}$/u.test(id);
}

/** The id of an item: any text that can be part of a path. */
export const idSchema = v.pipe(v.string(), v.check(isAddressable));
