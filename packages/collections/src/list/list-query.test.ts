import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListQuery, writeListQuery } from './list-query';

describe('the query in the URL', () => {
  const sorts = [{ value: 'last-used' }, { value: 'name' }] as const;

  it.each([
    ['', { search: '', sort: 'last-used', page: 1 }],
    ['search=old+vic&sort=name&page=3', { search: 'old vic', sort: 'name', page: 3 }],
    ['sort=colour&page=two', { search: '', sort: 'last-used', page: 1 }],
    ['page=-1', { search: '', sort: 'last-used', page: 1 }],
    ['page=1e99', { search: '', sort: 'last-used', page: 1 }],
    ['page=2.5', { search: '', sort: 'last-used', page: 1 }],
  ])('reads %j', (url, query) => {
    expect(readListQuery(new URLSearchParams(url), sorts)).toEqual(query);
  });

  it('leaves out the initial state and leaves the rest of the URL alone', () => {
    const params = new URLSearchParams('tour=1&search=old&page=2');

    const written = writeListQuery(params, { search: '', sort: 'name', page: 1 }, sorts);

    expect(written.toString()).toBe('tour=1&sort=name');
    expect(params.get('search')).toBe('old');
  });

  it('reads back what it wrote', () => {
    const query = fc.record({
      search: fc.string({ unit: 'grapheme' }),
      sort: fc.constantFrom('last-used' as const, 'name' as const),
      page: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(query, (asked) => {
        const url = writeListQuery(new URLSearchParams(), asked, sorts).toString();

        expect(readListQuery(new URLSearchParams(url), sorts)).toEqual(asked);
      }),
    );
  });
});
