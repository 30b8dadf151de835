import { describe, expect, it } from 'vitest';
import { pageEntries } from './pages';

describe('pageEntries', () => {
  it.each([
    [1, 0, [1]],
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap-after', 9]],
    [3, 9, [1, 2, 3, 4, 'gap-after', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap-after', 9]],
    [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [6, 9, [1, 'gap-before', 5, 6, 7, 8, 9]],
    [9, 9, [1, 'gap-before', 8, 9]],
  ])('on page %d of %d shows %j', (page, pageCount, entries) => {
    expect(pageEntries(page, pageCount)).toEqual(entries);
  });
});
