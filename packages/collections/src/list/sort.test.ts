import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byLatest, byOrder, byText } from './sort';

describe('sorting', () => {
  const name = byText<string>((text) => text);

  it('sorts names alphabetically, and numbers by their value', () => {
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
  ])('%s keeps the order of equal items, and sorting twice equals sorting once', (_, compare) => {
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
