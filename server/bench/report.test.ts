import { expect, it } from 'vitest';
import { type FigureId, figures } from './figures.ts';
import { comparedTable, exceededIn, type Compared } from './report.ts';

const measured: Compared<FigureId> = {
  postgres: { 'start.first': 2494.4, 'list.perSecond': 400, 'page.first.p99': 20 },
  embedded: { 'start.first': 4777, 'list.perSecond': 100, 'page.first.p99': 51.26 },
  bare: { 'list.perSecond': 2000 },
};

it('a row says what each database does, and what it is compared with', () => {
  const rows = comparedTable(figures, measured).split('\n');
  expect(rows).toHaveLength(2 + 3);
  expect(rows[2]).toBe('| first start to ready | 2494 ms | 4777 ms | 1.92x |  |  | ≤ 30.0 s |');
  expect(rows[3]).toBe(
    '| list a page of 12: requests a second | 400 | 100 | 0.25x | 2000 | 0.20x |  |',
  );
});

it('without Postgres its columns are empty', () => {
  const [, , row] = comparedTable(figures, { ...measured, postgres: undefined }).split('\n');
  expect(row).toBe('| first start to ready |  | 4777 ms |  |  |  | ≤ 30.0 s |');
});

it('names the figures above their limits, on either database', () => {
  expect(exceededIn(figures, measured)).toEqual(['embedded: first page of 5,000: 99th percentile']);
});
