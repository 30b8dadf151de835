import type { Identified } from '../port/collection';

/** An item and its number in order of creation: the newest has the highest, and it never changes. */
export interface Entry<T> {
  readonly serial: number;
  readonly item: T;
}

/** What the storage holds under one key, in a form that the code can trust. */
export interface Contents<T> {
  /** Highest serial first; no id twice. */
  readonly entries: readonly Entry<T>[];
  /** Serial of the next new item. */
  readonly next: number;
}

export function newestFirst<T>(entries: readonly Entry<T>[]): readonly Entry<T>[] {
  return entries.toSorted((one, other) => other.serial - one.serial);
}

/** The contents of a storage that was never written to. */
export function contentsOf<T>(samples: readonly T[]): Contents<T> {
  return {
    entries: samples.map((item, index) => ({ serial: samples.length - index, item })),
    next: samples.length + 1,
  };
}

export function withNew<T>({ entries, next }: Contents<T>, item: T): Contents<T> {
  return { entries: [{ serial: next, item }, ...entries], next: next + 1 };
}

export function withChanged<T>(contents: Contents<T>, entry: Entry<T>, item: T): Contents<T> {
  const { serial } = entry;
  return {
    ...contents,
    entries: contents.entries.map((other) => (other === entry ? { serial, item } : other)),
  };
}

export function without<T>(contents: Contents<T>, entry: Entry<T>): Contents<T> {
  return { ...contents, entries: contents.entries.filter((other) => other !== entry) };
}

export function withRestored<T>(contents: Contents<T>, entry: Entry<T>): Contents<T> {
  return { ...contents, entries: newestFirst([...contents.entries, entry]) };
}

export function entryOf<T extends Identified>(
  { entries }: Contents<T>,
  id: string,
): Entry<T> | undefined {
  return entries.find(({ item }) => item.id === id);
}
