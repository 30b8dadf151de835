const PRIME = 0x01_00_01_93;
/** Offset basis of 32-bit FNV-1a, and a second basis for the other half of the digest. */
const BASES = [0x81_1c_9d_c5, 0x9e_37_79_b9] as const;

function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME) >>> 0;
  }
  return hash;
}

/**
 * Returns the digest of a log that ends with an event of this id. Digests form a hash chain: logs
 * with equal digests have the same events in the same order. The digest detects accidents, not
 * forgeries.
 *
 * @param previous digest of the log before that event; empty before the first
 */
export function chainDigest(previous: string, eventId: string): string {
  const text = `${previous} ${eventId}`;
  return BASES.map((basis) => fnv1a(text, basis).toString(36)).join('');
}
