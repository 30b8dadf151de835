import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byLatest,
  byOrder,
  byText,
  createSearch,
  fold,
  paginate,
  readListQuery,
  writeListQuery,
} from './list';

describe('fold', () => {
  it.each([
    ['Les Misérables', 'les miserables'],
    ['ÉTÉ', 'ete'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['Ørsted Łódź Ægir', 'orsted lodz aegir'],
    ['İstanbul ılık', 'istanbul ilik'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Οδυσσεύς', 'οδυσσευσ'],
    ['A Midsummer Night’s Dream', "a midsummer night's dream"],
    ['ﬁnale', 'finale'],
    ['Ｓｔａｇｅ', 'stage'],
    ['', ''],
  ])('makes %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('folds what is folded to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('search', () => {
  interface Play {
    readonly title: string;
    readonly venue: string;
  }
  const plays: readonly Play[] = [
    { title: 'Hamlet', venue: 'Old Vic' },
    { title: 'Cyrano de Bergerac', venue: 'Théâtre de la Porte' },
    { title: 'The Old Bachelor', venue: 'Victoria Hall' },
  ];
  const search = createSearch<Play>(({ title, venue }) => [title, venue]);
  const titles = (query: string): string[] => search(plays, query).map(({ title }) => title);

  it.each([
    ['', ['Hamlet', 'Cyrano de Bergerac', 'The Old Bachelor']],
    ['  \t ', ['Hamlet', 'Cyrano de Bergerac', 'The Old Bachelor']],
    ['ham', ['Hamlet']],
    ['HAM', ['Hamlet']],
    ['theatre', ['Cyrano de Bergerac']],
    ['porte cyrano', ['Cyrano de Bergerac']],
    ['old vic', ['Hamlet', 'The Old Bachelor']],
    ['old  vic hamlet', ['Hamlet']],
    ['hamletold', []],
    ['macbeth', []],
    ['.*', []],
  ])('finds for %j: %j', (query, found) => {
    expect(titles(query)).toEqual(found);
  });

  const words = fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 });
  const items = fc.array(fc.record({ texts: words }));
  const searchTexts = createSearch<{ texts: string[] }>(({ texts }) => texts);

  it('keeps the order, and finds less with every further word', () => {
    fc.assert(
      fc.property(items, fc.string(), fc.string(), (list, query, more) => {
        const found = searchTexts(list, query);
        const fewer = searchTexts(list, `${query} ${more}`);

        expect(list.filter((item) => found.includes(item))).toEqual(found);
        expect(found.filter((item) => fewer.includes(item))).toEqual(fewer);
      }),
    );
  });

  it('finds an item by all of its words, and by any part of a word in any case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat(), (text, plain, cut) => {
        const item = { texts: ['before', text, plain] };

        expect(searchTexts([item], `${text} ${plain.slice(cut % 5).toUpperCase()}`)).toEqual([
          item,
        ]);
      }),
    );
  });
});

describe('sorting', () => {
  const name = byText<string>((text) => text);

  it('puts names in the order of the alphabet, and numbers in theirs', () => {
    expect(['Room 10', 'étude', 'Zauberflöte', 'room 2', 'Emma'].toSorted(name)).toEqual([
      'Emma',
      'étude',
      'room 2',
      'Room 10',
      'Zauberflöte',
    ]);
  });

  it('puts the latest first', () => {
    const instants = [
      '2025-01-02T10:00:00.000Z',
      '2024-12-31T10:00:00.000Z',
      '2025-01-10T09:00:00.000Z',
    ];
    expect(instants.toSorted(byLatest((instant) => instant))).toEqual([
      instants[2],
      instants[0],
      instants[1],
    ]);
  });

  it('follows a given order', () => {
    const compare = byOrder(['Active', 'Completed'], (status: string) => status);
    expect(['Completed', 'Active', 'Completed'].toSorted(compare)).toEqual([
      'Active',
      'Completed',
      'Completed',
    ]);
  });

  it.each([
    ['byText', byText(({ text }: { text: string }) => text)],
    ['byLatest', byLatest(({ text }: { text: string }) => text)],
    ['byOrder', byOrder(['b', 'a', 'A'], ({ text }: { text: string }) => text)],
  ])('%s leaves equals as they were, and sorting twice is sorting once', (_, compare) => {
    const text = fc.constantFrom('a', 'A', 'á', 'b', '2', '10');
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const list = texts.map((text, index) => ({ text, index }));
        const sorted = list.toSorted(compare);

        expect(sorted.toSorted(compare)).toEqual(sorted);
        for (const [place, item] of sorted.entries()) {
          const next = sorted[place + 1];
          if (next && compare(item, next) === 0) expect(item.index).toBeLessThan(next.index);
          if (next) expect(compare(item, next)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

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
