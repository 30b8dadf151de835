import { expect, test } from 'vitest';
import { fittedSize, isStorablePicture, PICTURE_BYTES_MAX, pictureText } from './pictures';

const jpeg = (length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  bytes.set([0xff, 0xd8, 0xff]);
  return bytes;
};

test.each<[string, Uint8Array, boolean]>([
  ['a JPEG', jpeg(100), true],
  ['the largest one', jpeg(PICTURE_BYTES_MAX), true],
  ['one byte more', jpeg(PICTURE_BYTES_MAX + 1), false],
  ['nothing', new Uint8Array(), false],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), false],
  ['an SVG', new TextEncoder().encode('<svg onload="alert(1)"/>'), false],
  ['a page', new TextEncoder().encode('<!doctype html><script>'), false],
])('stores %s: %#', (_what, bytes, isStored) => {
  expect(isStorablePicture(bytes)).toBe(isStored);
});

test.each([
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 10_000, height: 1 },
    { width: 1600, height: 1 },
  ],
])('makes %j no larger than it has to be', (size, fitted) => {
  expect(fittedSize(size)).toEqual(fitted);
});

test.each([
  ['A broken chair', 'A broken chair'],
  ['', 'Picture 2'],
])('calls a picture with the caption "%s" "%s"', (caption, text) => {
  expect(pictureText({ id: 'a', caption }, 1)).toBe(text);
});
