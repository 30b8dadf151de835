/** Size of a page of Postgres. */
export const PAGE_BYTES = 8192;

const LANES = 32;
const WORDS = PAGE_BYTES / 4;
const FNV_PRIME = 16_777_619;

/** The word that has the checksum in its lower half, which counts as zero in the checksum itself. */
const CHECKSUM_WORD = 2;

/** Where each lane starts; a constant of the format. */
// prettier-ignore
const LANE_STARTS = new Int32Array([
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
]);

const mix = (sum: number, value: number): number => {
  const mixed = sum ^ value;
  return Math.imul(mixed, FNV_PRIME) ^ (mixed >>> 17);
};

const wordsOf = (page: Buffer): Int32Array => new Int32Array(page.buffer, page.byteOffset, WORDS);

/** Of a page's header: where its rows begin, which is 0 where it was never written. */
const UPPER = 14;

/** A page that was added to a file and has never been written. */
export const isEmptyPage = (page: Buffer): boolean =>
  page.readUInt16LE(UPPER) === 0 && wordsOf(page).every((word) => word === 0);

/**
 * Whether a page has the checksum that Postgres wrote into it: FNV-1a in 32 lanes, as Postgres describes in
 * src/include/storage/checksum_impl.h.
 *
 * @param number of the page in its table; a page at another place is wrong, too
 */
export function hasValidChecksum(page: Buffer, number: number): boolean {
  const words = wordsOf(page);
  const sums = LANE_STARTS.slice();
  for (let index = 0; index < WORDS; index += 1) {
    const word = words[index] ?? 0;
    const lane = index % LANES;
    sums[lane] = mix(sums[lane] ?? 0, index === CHECKSUM_WORD ? word & 0xffff_0000 : word);
  }
  let result = number;
  for (const sum of sums) result ^= mix(mix(sum, 0), 0);
  return ((result >>> 0) % 65_535) + 1 === page.readUInt16LE(CHECKSUM_WORD * 4);
}
