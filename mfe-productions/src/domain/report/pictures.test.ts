import { expect, test } from 'vitest';
import { fittedSize, pictureText } from './pictures';

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
])('fits %j into the limit as %j', (size, fitted) => {
  expect(fittedSize(size)).toEqual(fitted);
});

test.each([
  ['A broken chair', 'A broken chair'],
  ['', 'Picture 2'],
])('calls a picture with the caption "%s" "%s"', (caption, text) => {
  expect(pictureText({ id: 'a', caption }, 1)).toBe(text);
});
