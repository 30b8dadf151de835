import { describe, expect, it, test } from 'vitest';
import { applicationData, makeJpeg } from '../testing/jpeg';
import { cleanJpeg } from './jpeg';

const EDGE = 1_600;
const plain = makeJpeg();

describe('a picture', () => {
  it('stays unchanged if it contains only a picture', () => {
    expect(cleanJpeg(plain, EDGE)).toEqual(plain);
  });

  it.each([
    ['where it was taken', { before: applicationData(0xe1, 'Exif\0\0GPS 52.52') }],
    ['a comment', { before: applicationData(0xfe, 'Mira’s phone') }],
    ['a preview', { before: applicationData(0xe0, 'JFIF\0preview') }],
    [
      'colours of a program, longer than they are',
      { before: applicationData(0xee, 'Adobe and a name') },
    ],
    ['fill before a marker', { before: [0xff, 0xff] }],
    ['a page after its end', { after: [...Buffer.from('<script>alert(1)</script>')] }],
  ])('loses %s', (_, options) => {
    expect(cleanJpeg(makeJpeg(options), EDGE)).toEqual(plain);
  });

  it('keeps its colour coding', () => {
    const colours = makeJpeg({ before: applicationData(0xee, 'Adobe\0d\0\0\0\0\u0001') });
    expect(cleanJpeg(colours, EDGE)).toEqual(colours);
  });

  it('has edges within the limit', () => {
    expect(cleanJpeg(makeJpeg({ width: EDGE, height: EDGE }), EDGE)).toBeDefined();
    expect(cleanJpeg(makeJpeg({ width: EDGE + 1 }), EDGE)).toBeUndefined();
    expect(cleanJpeg(makeJpeg({ height: 0 }), EDGE)).toBeUndefined();
  });
});

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['the first three bytes alone', Uint8Array.of(0xff, 0xd8, 0xff)],
  ['a page behind the first three bytes', Buffer.from('\u00ff\u00d8\u00ff<script>', 'latin1')],
  ['a picture without its end', plain.subarray(0, -2)],
  ['a picture that is cut off in a table', plain.subarray(0, 20)],
  ['a second picture in the first', makeJpeg({ before: [...plain.subarray(2, -2)] })],
  ['a frame of another kind', makeJpeg({ before: applicationData(0xc3, 'lossless') })],
])('%s is not a picture', (_, bytes) => {
  expect(cleanJpeg(bytes, EDGE)).toBeUndefined();
});

test('an incomplete picture of any length is not a picture', () => {
  for (let length = 0; length < plain.length; length += 1) {
    expect(cleanJpeg(plain.subarray(0, length), EDGE)).toBeUndefined();
  }
});
