import { expect, test } from 'vitest';
import { isMailAddress } from './mail-address';

test.each([
  ['mira@example.com', true],
  ['mira.okafor+sm@old-mill.example.co', true],
  ['jörg.weiß@example.de', true],
  ['mira@bühne.example', true],
  ['x@y.de,z', false],
  ['x@y.de;z@y.de', false],
  ['group:a@b.de;', false],
  ['Mira <mira@example.com>', false],
  ['"mira"@example.com', false],
  ['mira@example', false],
  ['mira@@example.com', false],
  ['.mira@example.com', false],
  ['mira@-example.com', false],
  ['mira@[127.0.0.1]', false],
  ['mira@example.com\r\nBcc: all@example.com', false],
  [`${'m'.repeat(65)}@example.com`, false],
  [`mira@${'a'.repeat(250)}.com`, false],
  ['', false],
])('%j is one address: %s', (text, expected) => {
  expect(isMailAddress(text)).toBe(expected);
});

test('a long text without an end is read in a moment', () => {
  expect(isMailAddress(`a@${'a.'.repeat(100)}${'a-'.repeat(20)}`)).toBe(false);
});
