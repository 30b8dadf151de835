/** Markers of a JPEG file: ITU-T T.81, annex B. */
const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
/** Baseline, extended and progressive frames, which browsers write and read. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const HUFFMAN_TABLES = 0xc4;
const QUANTIZATION_TABLES = 0xdb;
const RESTART_INTERVAL = 0xdd;
const TABLES: ReadonlySet<number> = new Set([
  HUFFMAN_TABLES,
  QUANTIZATION_TABLES,
  RESTART_INTERVAL,
]);
/** Marker of the colour coding, which takes exactly twelve bytes. */
const ADOBE = 0xee;
const ADOBE_LENGTH = 14;
const FRAME_HEAD_LENGTH = 8;
const BITS = 8;
const COLOURS: ReadonlySet<number> = new Set([1, 3]);

const isApplicationData = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

const wordAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << BITS) | (bytes[at + 1] ?? 0);

/**
 * Whether a frame's header describes a picture within the edge limit in pixels. `at` is the
 * position of its length.
 */
function isFrame(bytes: Uint8Array, at: number, edgeMax: number): boolean {
  const colours = bytes[at + 7] ?? 0;
  const isWhole = wordAt(bytes, at) === FRAME_HEAD_LENGTH + 3 * colours;
  const edges = [wordAt(bytes, at + 3), wordAt(bytes, at + 5)];
  const isFitting = edges.every((edge) => edge > 0 && edge <= edgeMax);
  return isWhole && isFitting && bytes[at + 2] === BITS && COLOURS.has(colours);
}

/** Returns the end of a scan's data: the position of the next marker that is not a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === MARK && next !== 0 && next !== MARK && !isRestart(next)) return at;
    at += 1;
  }
  return bytes.length;
}

/**
 * Rewrites a JPEG with only the parts of its picture: tables, one frame and its scans. The result
 * omits places, devices, names, previews, comments and any bytes after the end.
 *
 * @param edgeMax longest edge, in pixels
 * @returns undefined if the bytes are not exactly one complete picture
 */
export function cleanJpeg(bytes: Uint8Array, edgeMax: number): Uint8Array | undefined {
  if (bytes[0] !== MARK || bytes[1] !== START) return undefined;
  const parts: Uint8Array[] = [Uint8Array.of(MARK, START)];
  let hasFrame = false;
  let hasScan = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARK) return undefined;
    // Any number of fill bytes may precede a marker.
    if (marker === MARK) {
      at += 1;
      continue;
    }
    if (marker === END) {
      parts.push(Uint8Array.of(MARK, END));
      return hasScan ? Buffer.concat(parts) : undefined;
    }
    const length = wordAt(bytes, at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (FRAMES.has(marker)) {
      if (hasFrame || !isFrame(bytes, at + 2, edgeMax)) return undefined;
      hasFrame = true;
    } else if (marker === START_OF_SCAN) {
      if (!hasFrame) return undefined;
      hasScan = true;
      end = endOfScan(bytes, end);
    } else if (marker === COMMENT || isApplicationData(marker)) {
      if (marker !== ADOBE || length !== ADOBE_LENGTH) {
        at = end;
        continue;
      }
    } else if (!TABLES.has(marker)) return undefined;
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}
