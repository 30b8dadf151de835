import {
  createExclusive,
  type KeyValueStorage,
  type Locks,
  openSafeStorage,
} from '@standby/storage';
import * as v from 'valibot';
import { conflictingFields } from '../port/changes';
import type { CollectionOfMany, Identified } from '../port/collection';
import { conflictMessage, EditConflict, invalid, limitReached, notFound } from '../port/errors';
import { newId as randomId } from '../port/ids';
import type { ListDefinition } from '../port/list';
import { createChangeListeners } from './change-listeners';
import {
  type Contents,
  type Entry,
  entryOf,
  withChanged,
  withNew,
  withRestored,
  without,
} from './contents';
import type { Format } from './envelope';
import { createNoticeList } from './notice-list';
import { memoryOnlyNotice } from './notices';
import { createRepository } from './repository';

/** The browser around a collection; tests bring their own. */
export interface BrowserEnvironment {
  /** Returns the storage; called at every access, since reading `window.localStorage` throws where storage is blocked. */
  readonly storage: () => KeyValueStorage;
  /** Target at which `storage` events of other windows arrive. */
  readonly events: EventTarget;
  readonly locks: Locks | undefined;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Resolves before a creation may write anything. */
  readonly beforeCreate: () => Promise<void>;
}

export interface BrowserCollectionOptions<T extends Identified, New extends object>
  extends
    Format<T>,
    Pick<ListDefinition<T, New>, 'noun' | 'limit' | 'make' | 'change'>,
    Partial<BrowserEnvironment> {
  readonly key: string;
  /** Initial items of the list, newest first. */
  readonly samples: readonly T[];
}

/** Returns the browser's locks; undefined in browsers and documents without them. */
function browserLocks(): Locks | undefined {
  const { locks }: Partial<Navigator> = navigator;
  return locks;
}

/**
 * Creates a collection that lives in this browser, under one key of its storage. Every write reads first,
 * so that windows agree. Every read validates the content, so that no stored content can break the list.
 */
export function createBrowserCollection<T extends Identified, New extends object>(
  options: BrowserCollectionOptions<T, New>,
): CollectionOfMany<T, New> {
  const { key, noun, schema, limit, make, change } = options;
  const { events = window, newId = randomId, now = () => new Date() } = options;
  const { notify, subscribe } = createChangeListeners(key, events, () => repository.load());
  // Reading the list can change it or add notices; subscribers are notified afterwards.
  const notifyLater = (): void => queueMicrotask(notify);
  const notices = createNoticeList(notifyLater);
  const storage = openSafeStorage(options.storage ?? (() => window.localStorage), () =>
    notices.add(memoryOnlyNotice(noun)),
  );
  const repository = createRepository({
    ...options,
    storage,
    format: options,
    now,
    addNotice: notices.add,
    onRecovered: notifyLater,
  });
  const exclusive = createExclusive(key, 'locks' in options ? options.locks : browserLocks());

  function checked(item: T): T {
    const result = v.safeParse(schema, item);
    if (!result.success) throw invalid(noun, result.issues[0].message);
    return result.output;
  }

  function find(id: string): Entry<T> {
    const entry = entryOf(repository.load(), id);
    if (!entry) throw notFound(noun);
    return entry;
  }

  /** @throws {EditConflict} if another window has changed a field since the person saw it */
  function refuseConflict(theirs: T, changes: Partial<New>, seen: Partial<New> | undefined): void {
    // The item has the fields of its content, which `change` sets.
    const fields = conflictingFields<object>(theirs, changes, seen) as (keyof T & string)[];
    if (fields.length === 0) return;
    const by = 'Another window';
    throw new EditConflict(conflictMessage(noun, by), { theirs, fields, by });
  }

  /** Reads, decides and writes under a lock that excludes other windows. */
  async function transact<R>(decide: () => R): Promise<R> {
    const result = await exclusive(decide);
    notify();
    return result;
  }

  function checkLimit(adding = 1): void {
    const { length } = repository.load().entries;
    if (limit !== undefined && length + adding > limit) throw limitReached(noun, limit);
  }

  function makeItem(content: New, contents: Contents<T>): T {
    let id = newId();
    while (entryOf(contents, id)) id = newId();
    return checked(make(content, { id, at: now().toISOString() }));
  }

  return {
    list: async () => repository.load().items,
    snapshot: () => repository.peek().items,
    get: async (id) => find(id).item,
    async create(content) {
      await options.beforeCreate?.();
      return transact(() => {
        checkLimit();
        const loaded = repository.load();
        const item = makeItem(content, loaded);
        repository.replace(withNew(loaded, item));
        return item;
      });
    },
    async createAll(contents) {
      await options.beforeCreate?.();
      return transact(() => {
        checkLimit(contents.length);
        let next: Contents<T> = repository.load();
        const ids: string[] = [];
        for (const content of contents) {
          const item = makeItem(content, next);
          next = withNew(next, item);
          ids.push(item.id);
        }
        repository.replace(next);
        return ids;
      });
    },
    removeAll: (ids) =>
      transact(() => {
        const entries = ids.map(find);
        let next: Contents<T> = repository.load();
        for (const entry of entries) next = without(next, entry);
        repository.replace(next);
      }),
    update: (id, changes, seen) =>
      transact(() => {
        const entry = find(id);
        refuseConflict(entry.item, changes, seen);
        const item = checked(change(entry.item, changes, now().toISOString()));
        repository.replace(withChanged(repository.load(), entry, item));
        return item;
      }),
    remove: (id) =>
      transact(() => {
        const entry = find(id);
        repository.replace(without(repository.load(), entry));
        return { item: entry.item, place: entry.serial };
      }),
    restore: ({ item, place }) =>
      transact(() => {
        const present = entryOf(repository.load(), item.id);
        if (present) return present.item;
        checkLimit();
        repository.replace(withRestored(repository.load(), { serial: place, item }));
        return item;
      }),
    subscribe,
    isReadOnly: () => false,
    notices: notices.current,
    dismiss: notices.dismiss,
  };
}
