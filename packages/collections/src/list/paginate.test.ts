import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginate } from './paginate';

describe('paginate', () => {
  it.each([
    { count: 0, wanted: 1, page: 1, pageCount: 1, items: [] },
    { count: 3, wanted: 1, page: 1, pageCount: 1, items: [0, 1, 2] },
    { count: 4, wanted: 1, page: 1, pageCount: 1, items: [0, 1, 2, 3] },
    { count: 5, wanted: 2, page: 2, pageCount: 2, items: [4] },
    { count: 5, wanted: 9, page: 2, pageCount: 2, items: [4] },
    { count: 5, wanted: 0, page: 1, pageCount: 2, items: [0, 1, 2, 3] },
    { count: 5, wanted: -3, page: 1, pageCount: 2, items: [0, 1, 2, 3] },
    { count: 5, wanted: Number.NaN, page: 1, pageCount: 2, items: [0, 1, 2, 3] },
  ])('cuts page $wanted of $count items', ({ count, wanted, page, pageCount, items }) => {
    const all = Array.from({ length: count }, (_, index) => index);

    expect(paginate(all, wanted, 4)).toEqual({ items, page, pageCount, total: count });
  });

  it('gives all items over all pages, each once and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (items, pageSize) => {
        const { pageCount } = paginate(items, 1, pageSize);
        const pages = Array.from(
          { length: pageCount },
          (_, index) => paginate(items, index + 1, pageSize).items,
        );

        expect(pages.flat()).toEqual(items);
        expect(pages.every(({ length }) => length <= pageSize)).toBe(true);
      }),
    );
  });
});
