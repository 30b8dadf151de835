import * as v from 'valibot';
import type { Collection, Identified } from './collection';
import { type Entry, entryOf, withChanged, withNew, withRestored, without } from './contents';
import type { Format } from './envelope';
import { type Noun, invalid, limitReached, notFound } from './errors';
import { type Locks, createExclusive } from './exclusive';
import { newId as randomId } from './ids';
import { createKeeper } from './keeper';
import { createListeners } from './listeners';
import { createNoticeBoard } from './notice-board';
import { memoryOnlyNotice } from './notices';
import { type KeyValueStorage, openStore } from './store';

/** What a new item gets from its collection. */
export interface Stamp {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
}

/** The browser around a collection; tests bring their own. */
export interface BrowserEnvironment {
  /** Called at every access, for reading `window.localStorage` throws where storage is blocked. */
  readonly storage: () => KeyValueStorage;
  /** Where `storage` events of other windows arrive. */
  readonly events: EventTarget;
  readonly locks: Locks | undefined;
  readonly newId: () => string;
  readonly now: () => Date;
  /** What a creation waits for before anything is written. */
  readonly beforeCreate: () => Promise<void>;
}

export interface BrowserCollectionOptions<T, New> extends Format<T>, Partial<BrowserEnvironment> {
  readonly key: string;
  readonly noun: Noun;
  /** What the list starts with, newest first. */
  readonly samples: readonly T[];
  readonly limit?: number | undefined;
  readonly make: (content: New, stamp: Stamp) => T;
  /** The item with the change applied. It keeps its id. May throw, and then nothing is changed. */
  readonly change: (item: T, change: Partial<New>, at: string) => T;
}

/** Not in every browser, and not in every document. */
function browserLocks(): Locks | undefined {
  return (navigator as Partial<Navigator>).locks;
}

/**
 * A collection that lives in this browser, under one key of its storage. Every write reads first, so
 * that windows agree; every read checks, so that whatever is found there cannot break the list.
 */
export function createBrowserCollection<T extends Identified, New extends object>(
  options: BrowserCollectionOptions<T, New>,
): Collection<T, New> {
  const { key, noun, schema, limit, make, change } = options;
  const { events = window, newId = randomId, now = () => new Date() } = options;
  const { notify, subscribe } = createListeners(key, events);
  // Notices come up while somebody reads the list: they are told after that.
  const board = createNoticeBoard(() => queueMicrotask(notify));
  const source = options.storage ?? (() => window.localStorage);
  const store = openStore(source, () => board.tell(memoryOnlyNotice(noun)));
  const keeper = createKeeper({ ...options, store, format: options, now, tell: board.tell });
  const exclusive = createExclusive(key, 'locks' in options ? options.locks : browserLocks());

  function checked(item: T): T {
    const result = v.safeParse(schema, item);
    if (!result.success) throw invalid(noun, result.issues[0].message);
    return result.output;
  }

  function find(id: string): Entry<T> {
    const entry = entryOf(keeper.current(), id);
    if (!entry) throw notFound(noun);
    return entry;
  }

  /** One turn of reading, deciding and writing, alone among all windows. */
  async function turn<R>(decide: () => R): Promise<R> {
    const result = await exclusive(decide);
    notify();
    return result;
  }

  function makeNew(content: New): T {
    const kept = keeper.current();
    if (limit !== undefined && kept.entries.length >= limit) throw limitReached(noun, limit);
    let id = newId();
    while (entryOf(kept, id)) id = newId();
    const item = checked(make(content, { id, at: now().toISOString() }));
    keeper.replace(withNew(kept, item));
    return item;
  }

  return {
    list: async () => keeper.current().items,
    get: async (id) => find(id).item,
    async create(content) {
      await options.beforeCreate?.();
      return turn(() => makeNew(content));
    },
    update: (id, changes) =>
      turn(() => {
        const entry = find(id);
        const item = checked(change(entry.item, changes, now().toISOString()));
        keeper.replace(withChanged(keeper.current(), entry, item));
        return item;
      }),
    remove: (id) =>
      turn(() => {
        const entry = find(id);
        keeper.replace(without(keeper.current(), entry));
        return { item: entry.item, place: entry.serial };
      }),
    restore: ({ item, place }) =>
      turn(() => {
        const present = entryOf(keeper.current(), item.id);
        if (present) return present.item;
        keeper.replace(withRestored(keeper.current(), { serial: place, item }));
        return item;
      }),
    subscribe,
    notices: board.current,
    dismiss: board.dismiss,
  };
}
