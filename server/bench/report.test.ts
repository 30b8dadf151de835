import { expect, it } from 'vitest';
import { type FigureId, figures } from './figures.ts';
import { comparedTable, exceededIn, type Compared } from './report.ts';

const compared: Compared<FigureId> = {
  measured: { 'start.first': 2494.4, 'list.perSecond': 400, 'page.first.p99': 51.26 },
  bare: { 'list.perSecond': 2000 },
};

it('writes each measured figure with its comparison into a row', () => {
  const rows = comparedTable(figures, compared).split('\n');
  expect(rows).toHaveLength(2 + 3);
  expect(rows[2]).toBe('| first start to ready | 2494 ms |  |  | ≤ 30.0 s |');
  expect(rows[3]).toBe('| list a page of 12: requests a second | 400 | 2000 | 0.20x |  |');
});

it('names the figures above their limits', () => {
  expect(exceededIn(figures, compared)).toEqual(['first page of 5,000: 99th percentile']);
});
