/** Negative where the first comes first; 0 leaves the two in their old order. */
export type Compare<T> = (one: T, other: T) => number;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By the alphabet, without case and accents; numbers by their value, so Room 2 is before Room 10. */
export function byText<T>(textOf: (item: T) => string): Compare<T> {
  return (one, other) => collator.compare(textOf(one), textOf(other));
}

/** Latest first. The texts are ISO instants, which sort as they are. */
export function byLatest<T>(instantOf: (item: T) => string): Compare<T> {
  return (one, other) => {
    const [first, second] = [instantOf(one), instantOf(other)];
    if (first === second) return 0;
    return first > second ? -1 : 1;
  };
}

/** In the order in which the values are listed. */
export function byOrder<T, V>(values: readonly V[], valueOf: (item: T) => V): Compare<T> {
  return (one, other) => values.indexOf(valueOf(one)) - values.indexOf(valueOf(other));
}

/** A way to sort, as the Sort by menu offers it. */
export interface SortOption<T, Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly compare: Compare<T>;
}
