const segment = (marker: number, ...content: readonly number[]): number[] => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
};

const word = (value: number): number[] => [value >> 8, value & 0xff];

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const TABLE = segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1));
const CODES = segment(0xc4, 0, 1, ...Array.from({ length: 15 }, () => 0), 0);
const frame = (width: number, height: number): number[] =>
  segment(0xc0, 8, ...word(height), ...word(width), 1, 1, 0x11, 0);
/** Scan with an escaped marker byte and a restart in its data. */
const SCAN = [...segment(0xda, 1, 1, 0, 0, 63, 0), 0x2a, 0xff, 0, 0x2a, 0xff, 0xd0, 0x2a];

interface JpegOptions {
  readonly width?: number;
  readonly height?: number;
  /** Segments before the picture, such as a location. */
  readonly before?: readonly number[];
  /** Bytes after the end of the picture. */
  readonly after?: readonly number[];
}

/** Returns the bytes of a grey picture. */
export function makeJpeg({ width = 8, height = 8, before = [], after = [] }: JpegOptions = {}) {
  const picture = [...TABLE, ...frame(width, height), ...CODES, ...SCAN];
  return Buffer.from([...START, ...before, ...picture, ...END, ...after]);
}

/** Returns an application segment; `0xe1` contains the location and the camera of a photo. */
export const applicationData = (marker: number, text: string): number[] =>
  segment(marker, ...Buffer.from(text));
