import { expect, test } from 'vitest';
import { toCsv } from './csv';

test('rows end as RFC 4180 says, the last one, too', () => {
  expect(
    toCsv([
      ['Name', 'Up'],
      ['Act 1', 3],
      [null, 0],
    ]),
  ).toBe('Name,Up\r\nAct 1,3\r\n,0\r\n');
});

test.each([
  ['Act 1, scene 2', '"Act 1, scene 2"'],
  ['the "Mousetrap"', '"the ""Mousetrap"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['plain', 'plain'],
])('quotes where it must', (text, written) => {
  expect(toCsv([[text]])).toBe(`${written}\r\n`);
});

test.each(['=1+1', '+1m', '-1m', '@SUM(A1)', ' =1+1', '\u200B=1+1', '\uFF1D1', '\tGo'])(
  '%j does not become a formula',
  (text) => {
    expect(toCsv([[text]])).toBe(`'${text}\r\n`);
  },
);

test('a formula that must be quoted is both', () => {
  expect(toCsv([['=HYPERLINK("http://x","y")']])).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});

test('a negative number stays a number', () => {
  expect(toCsv([[-60]])).toBe('-60\r\n');
});
