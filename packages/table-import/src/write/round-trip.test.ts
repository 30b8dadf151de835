import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readText } from '../file/read-file';
import { guardFormulas, withoutFormulaGuards } from '../table/formula-guard';
import { readBytes, readFixture } from '../testing/fixtures';
import { toCsv } from './csv';
import { writeXlsx } from './xlsx';

it.each([
  ['a;=1+1', `a;'=1+1`],
  ['a; =1+1', `a;' =1+1`],
  ['a|@x', `a|'@x`],
  ['a; b', 'a; b'],
  ['a;"=1', `a;'"=1`],
  ['a\n=1', `a\n'=1`],
  ["'=1", "''=1"],
])('%j does not run in any spreadsheet, whatever separates its lists', (text, guarded) => {
  expect(guardFormulas(text)).toBe(guarded);
  expect(withoutFormulaGuards(guarded)).toBe(text);
});

it('every text comes back from its guard', () => {
  const part = fc.constantFrom(
    "'",
    ';',
    '|',
    '\t',
    ' ',
    '=',
    '+',
    '-',
    '@',
    'a',
    '"',
    '\n',
    '\uFF1D',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      expect(withoutFormulaGuards(guardFormulas(text))).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

it('a CSV file has no formulas, read with any separator', () => {
  const csv = toCsv([['LX 1', 'a;=1+1', 'b;  @SUM(A1)', '"x";+1']]);
  for (const separator of [',', ';', '\t', '|']) {
    for (const cell of csv.split(separator)) expect(cell).not.toMatch(/^["\s]*[=+\-@]/u);
  }
});

it('labels like formulas come back from a workbook and from CSV', async () => {
  const { sheets } = await readFixture('labels-like-formulas.csv');
  const rows = (sheets[0]?.rows ?? []).map(({ cells }) => cells);
  expect(rows.flat()).toContain('_x000D_ literal');
  const workbook = await readBytes(writeXlsx('Hamlet: cues', rows), 'cues');
  expect(workbook.sheets.map(({ name }) => name)).toEqual(['Hamlet  cues']);
  expect(workbook.sheets[0]?.rows.map(({ cells }) => cells)).toEqual(rows);
  const csv = readText(toCsv(rows), 'cues').sheets[0]?.rows;
  expect(csv?.map(({ cells }) => cells.map(withoutFormulaGuards))).toEqual(rows);
});

it('no text of a workbook is a formula, and characters that XML cannot hold are left out', async () => {
  const bytes = writeXlsx('x', [['=HYPERLINK("http://x","<b>&")', 'a\u0001b']]);
  const { sheets } = await readBytes(bytes, 'cues');
  expect(sheets[0]?.rows).toEqual([{ number: 1, cells: ['=HYPERLINK("http://x","<b>&")', 'ab'] }]);
});
