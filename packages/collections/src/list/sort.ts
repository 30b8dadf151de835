/** Returns a negative number if the first item comes first; 0 leaves the two in their old order. */
export type Compare<T> = (one: T, other: T) => number;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Sorts alphabetically, regardless of case and accents. Numbers sort by value, so Room 2 is before Room 10. */
export function byText<T>(textOf: (item: T) => string): Compare<T> {
  return (one, other) => collator.compare(textOf(one), textOf(other));
}

/** Sorts the latest first. The texts are ISO instants, which sort as plain texts. */
export function byLatest<T>(instantOf: (item: T) => string): Compare<T> {
  return (one, other) => {
    const [first, second] = [instantOf(one), instantOf(other)];
    if (first === second) return 0;
    return first > second ? -1 : 1;
  };
}

/** Sorts in the order of the given values. */
export function byOrder<T, V>(values: readonly V[], valueOf: (item: T) => V): Compare<T> {
  return (one, other) => values.indexOf(valueOf(one)) - values.indexOf(valueOf(other));
}

/** An entry of the Sort by menu. */
export interface SortOption<T, Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly compare: Compare<T>;
}
