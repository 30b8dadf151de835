import { expect, it } from 'vitest';
import { compare, exceeded, markdownTable } from './budgets.ts';

const figures = (bytes: number) =>
  compare('landing', { bytes, chain: 2 }, { bytes: 1000, chain: 2 });

it.each([
  ['a figure at its budget', 1000, []],
  ['a figure above its budget', 1001, ['landing: bytes']],
  ['a figure that could not be measured', Number.NaN, ['landing: bytes']],
])('%s', (_name, bytes, above) => {
  expect(exceeded(figures(bytes))).toEqual(above);
});

it('writes each figure beside its budget', () => {
  expect(markdownTable(figures(1234)).split('\n').slice(2)).toEqual([
    '| landing: bytes | 1,234 | 1,000 |',
    '| landing: critical request chain | 2 | 2 |',
  ]);
});
