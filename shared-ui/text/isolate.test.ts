import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isolateDirection } from './isolate';

const KING_LEAR = 'מלך ליר';

it.each([
  ['what reads from left to right as it is', 'Fröken Julie', 'Fröken Julie'],
  ['a title from right to left isolated', KING_LEAR, `\u2068${KING_LEAR}\u2069`],
  ['an override that nothing ends without it', '\u202eterces', 'terces'],
  ['the end of an isolate that was not begun', '\u2069\u202eterces', 'terces'],
  ['both', `${KING_LEAR}\u202e!`, `\u2068${KING_LEAR}!\u2069`],
])('gives %s', (_, text, given) => {
  expect(isolateDirection(text)).toBe(given);
});

it('closes every direction, for any text', () => {
  const unit = fc.constantFrom(
    'a',
    'ל',
    '\u200f',
    '\u202a',
    '\u202e',
    '\u202c',
    '\u2067',
    '\u2069',
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const inner = isolateDirection(text).replace(/^\u2068([^]*)\u2069$/u, '$1');
      expect(inner).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
    }),
  );
});
