import { expect, it } from 'vitest';
import { ageText } from './age-text';

it.each([
  [-40_000, 'less than a minute ago'],
  [0, 'less than a minute ago'],
  [59_999, 'less than a minute ago'],
  [60_000, '1 minute ago'],
  [179_999, '2 minutes ago'],
  [3_660_000, '1 hour 1 minute ago'],
])('a time %d ms from now is “%s”', (ago, text) => {
  expect(ageText(1_000_000, 1_000_000 + ago)).toBe(text);
});
