import { describe, expect, it } from 'vitest';
import { deckKeys } from './deck-keys';

const MODELS = [6, 8, 15, 32];

describe('the keys of a Stream Deck', () => {
  it.each(MODELS)('fill %i keys on both pages', (count) => {
    expect(deckKeys(count, 'desk')).toHaveLength(count);
    expect(deckKeys(count, 'book')).toHaveLength(count);
  });

  it.each(MODELS)('have GO last of %i, where the desk has no act', (count) => {
    expect(deckKeys(count, 'book').at(-1)).toBe('go');
    expect(deckKeys(count, 'desk').at(-1)).toBeNull();
  });

  it.each([15, 32])('have one meaning on desk and book, with %i keys', (count) => {
    const book = deckKeys(count, 'book');
    for (const [place, key] of deckKeys(count, 'desk').entries()) {
      if (key !== null) expect(book[place]).toBeNull();
    }
  });

  it('show as many messages as there is room for', () => {
    const messages = (count: number) =>
      deckKeys(count, 'desk').filter((key) => key !== null && typeof key === 'object');
    expect(MODELS.map((count) => messages(count).length)).toEqual([0, 0, 3, 20]);
  });
});
