import type { KeyAct } from '../keyboard-map';

/** Page whose acts the keys of a Stream Deck do. */
export type DeckPage = 'desk' | 'book';

/** A key of a Stream Deck: an act of the key map, or the message at a place of the list. */
export type DeckKey = KeyAct | { readonly message: number };

const OF_DESK: readonly KeyAct[] = [
  'toggle',
  'take-minute',
  'add-minute',
  'blackout',
  'flash',
  'previous-timer',
  'next-timer',
];
const OF_BOOK: readonly KeyAct[] = [
  'standby',
  'skip',
  'previous-moment',
  'stop',
  'warning',
  'error',
];

/** Number of keys from which each act has a key of its own on both pages. */
const WITH_PLACE_FOR_BOTH = 15;
const BOOK_KEYS_THERE = 4;

/**
 * Returns the keys of a Stream Deck, row by row; null for a dark one. GO has the last key, which is
 * dark on the desk. A key of a large deck means the same on both pages, or nothing on one of them.
 */
export function deckKeys(count: number, page: DeckPage): readonly (DeckKey | null)[] {
  const isOnBook = page === 'book';
  const go = isOnBook ? 'go' : null;
  if (count < WITH_PLACE_FOR_BOTH) {
    const acts = isOnBook ? OF_BOOK : OF_DESK;
    return [...Array.from({ length: count - 1 }, (_, place) => acts[place] ?? null), go];
  }
  const messages = count - OF_DESK.length - BOOK_KEYS_THERE - 1;
  return [
    ...OF_DESK.map((act) => (isOnBook ? null : act)),
    ...Array.from({ length: messages }, (_, message) => (isOnBook ? null : { message })),
    ...OF_BOOK.slice(0, BOOK_KEYS_THERE).map((act) => (isOnBook ? act : null)),
    go,
  ];
}
