import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearch, fold } from './search';

// The unit 'binary' would first build a map of the million code points.
const codePoint = fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code));

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

  it('leaves folded text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
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

  const words = fc.array(fc.string({ unit: codePoint }), { maxLength: 4 });
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
