import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHeading, pagesOf } from './sheet';

describe('the pages of a sheet', () => {
  it('have every row once, in order and within their height', () => {
    const row = fc.record({
      height: fc.integer({ min: 1, max: 120 }),
      name: fc.constantFrom('', 'Cast', 'Fly'),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
        const heights = rows.map(({ height }) => height);
        const names = rows.map(({ name }) => name);
        const pages = pagesOf(heights, 100, { names, headingHeight: 10 });
        const places = pages.flatMap(({ from, to }) =>
          rows.map((_, place) => place).slice(from, to),
        );
        expect(places).toEqual(rows.map((_, place) => place));
        for (const { from, to } of pages) {
          const used = heights
            .slice(from, to)
            .reduce(
              (sum, height, index) =>
                sum + height + (hasHeading(names, from + index, index === 0) ? 10 : 0),
              0,
            );
          expect(used <= 100 || to - from === 1).toBe(true);
        }
      }),
    );
  });

  it('are one for a sheet without rows', () => {
    expect(pagesOf([], 100)).toEqual([{ from: 0, to: 0 }]);
  });

  it('repeat the heading of a department, and never end with one', () => {
    const names = ['Cast', 'Cast', 'Cast', 'Fly'];
    const pages = pagesOf([40, 40, 40, 40], 100, { names, headingHeight: 20 });
    expect(pages).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 3 },
      { from: 3, to: 4 },
    ]);
    expect(names.map((_, place) => hasHeading(names, place, place === 2))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});
