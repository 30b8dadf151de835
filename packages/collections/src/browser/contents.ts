import type { Identified } from '../port/collection';

/** An item and its serial in the order of creation. The newest item has the highest serial, and a serial never changes. */
export interface Entry<T> {
  readonly serial: number;
  readonly item: T;
}

/** The validated content of one key of the storage. */
export interface Contents<T> {
  /** Entries with unique ids, highest serial first. */
  readonly entries: readonly Entry<T>[];
  /** Serial of the next new item. */
  readonly next: number;
}

export function newestFirst<T>(entries: readonly Entry<T>[]): readonly Entry<T>[] {
  return entries.toSorted((one, other) => other.serial - one.serial);
}

/** Returns the contents of a storage that was never written to. */
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
