import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { truncateForSentence, truncateForList } from './truncate';

it.each([
  ['nothing', '', ''],
  ['what people write', 'Hamlet', 'Hamlet'],
  ['300 letters', 'x'.repeat(300), 'x'.repeat(300)],
  ['one more', 'x'.repeat(301), `${'x'.repeat(300)}…`],
  ['an emoji at the cut', `${'x'.repeat(299)}🎭🎭`, `${'x'.repeat(299)}…`],
])('shows %s', (_, text, shown) => {
  expect(truncateForList(text)).toBe(shown);
});

it('quotes a shorter part', () => {
  expect(truncateForSentence('x'.repeat(120))).toBe('x'.repeat(120));
  expect(truncateForSentence('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`);
});

it('shows the beginning of any text, and never half of a letter', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 700, size: 'max' });
  fc.assert(
    fc.property(texts, (text) => {
      const shown = truncateForList(text);
      expect(text.startsWith(shown.replace(/…$/u, ''))).toBe(true);
      expect(() => encodeURIComponent(shown)).not.toThrow();
    }),
  );
});
