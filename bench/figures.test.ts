import { expect, it } from 'vitest';
import { exceededIn, figureTable } from './figures.ts';

const figures = {
  start: { label: 'start to ready', unit: 'ms', limit: 30_000 },
  list: { label: 'list: requests a second', unit: 'perSecond' },
  page: { label: 'a page of 5,000', unit: 'ms', limit: 50 },
  search: { label: 'search in 5,000', unit: 'ms', limit: 50 },
} as const;

const measured = { start: 2494.4, list: 400, page: 51.26 };

it('writes each measured figure with its limit into a row', () => {
  const rows = figureTable(figures, measured).split('\n');
  expect(rows).toHaveLength(2 + 3);
  expect(rows[2]).toBe('| start to ready | 2494 ms | ≤ 30.0 s |');
  expect(rows[3]).toBe('| list: requests a second | 400 |  |');
});

it('names the figures above their limits', () => {
  expect(exceededIn(figures, measured)).toEqual(['a page of 5,000']);
});
