import { expect, test } from 'vitest';
import { toCsv } from './csv';

test('all rows end by RFC 4180, including the last one', () => {
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
])('%j is quoted if necessary', (text, written) => {
  expect(toCsv([[text]])).toBe(`${written}\r\n`);
});

test.each(['=1+1', '+1m', '-1m', '@SUM(A1)', ' =1+1', '\u200B=1+1', '\uFF1D1', '\tGo'])(
  '%j does not become a formula',
  (text) => {
    expect(toCsv([[text]])).toBe(`'${text}\r\n`);
  },
);

test('a formula with quotation marks is both guarded and quoted', () => {
  expect(toCsv([['=HYPERLINK("http://x","y")']])).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});

test('a negative number stays a number', () => {
  expect(toCsv([[-60]])).toBe('-60\r\n');
});
