/** Letters that Unicode does not decompose, and their spelling on keyboards without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ς: 'σ',
  '’': "'",
  '‘': "'",
};

const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
const MARKS = /[\u0300-\u036f]/gu;

/** Returns the text without case and accents. Folding a folded text changes nothing. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter);
}

/** Returns the items that have every word of the query somewhere in their text, in their old order. */
export type Search<T> = (items: readonly T[], query: string) => readonly T[];

/**
 * Creates the search over the texts that an item shows. It folds each item's text once and caches the
 * result as long as the item, so a keystroke over 1,000 items costs well under a millisecond.
 */
export function createSearch<T extends object>(textsOf: (item: T) => readonly string[]): Search<T> {
  const folded = new WeakMap<T, string>();

  function foldedOf(item: T): string {
    const known = folded.get(item);
    if (known !== undefined) return known;
    // A word of the query has no line break, so no match reaches from one text into the next.
    const text = fold(textsOf(item).join('\n'));
    folded.set(item, text);
    return text;
  }

  return (items, query) => {
    const words = fold(query).split(/\s+/u).filter(Boolean);
    if (words.length === 0) return items;
    return items.filter((item) => {
      const text = foldedOf(item);
      return words.every((word) => text.includes(word));
    });
  };
}
