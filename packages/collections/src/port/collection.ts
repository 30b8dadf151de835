import type { Pages } from './pages';

/** An item of a collection, with an id that can be part of a URL as it is. */
export interface Identified {
  readonly id: string;
}

/** An item that was removed. `restore` puts it back into its old place. */
export interface Removed<T> {
  readonly item: T;
  /** Place of the item in the list; only the implementation that created it reads this. */
  readonly place: number;
}

/**
 * Kind of a notice:
 * - `quarantined`: Some stored content could not be read and is in quarantine under another key.
 * - `newer-version`: A newer version of the app stored the list, which stays untouched.
 * - `memory-only`: The browser refuses to store, so the list lives as long as this window.
 * - `offline`: The server does not answer, so the list is the last one that was loaded.
 * - `read-only`: The person's role does not permit changes.
 */
export type NoticeKind = 'quarantined' | 'newer-version' | 'memory-only' | 'offline' | 'read-only';

/** A message about the list that a screen shows once, beside the list. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly message: string;
  /** Storage key of the unreadable content in quarantine; undefined until the storage has room for it. */
  readonly quarantineKey?: string;
  /** Moment of the server's last answer with the shown list. */
  readonly loadedAt?: Date;
}

/**
 * The port to the items of one kind. `New` is the content that a person enters; the rest (the id,
 * dates) comes from the implementation. Every promise may reject with a `CollectionError`, whose
 * reason and message are meant for a screen. `describeCollectionContract` tests this interface.
 */
export interface Collection<T extends Identified, New extends object = Omit<T, 'id'>> {
  /** Returns all items, newest first. A returned array never changes afterwards. */
  readonly list: () => Promise<readonly T[]>;
  /**
   * Returns the list if it is known without waiting, without side effects. The array is the same until
   * the list changes. It is undefined while `list` still has to load the items.
   */
  readonly snapshot: () => readonly T[] | undefined;
  /** Pages of the list; undefined if the list is always short enough to load whole. */
  readonly pages?: Pages<T>;
  /** Returns one item; rejects with `not-found`. */
  readonly get: (id: string) => Promise<T>;
  /** Creates an item. It rejects with `limit-reached`, `invalid` or `storage-full`, and then stores nothing. */
  readonly create: (content: New) => Promise<T>;
  /**
   * Replaces the named fields and keeps the rest, including the place in the list.
   *
   * @param seen the old values of these fields, as the person saw them. If another person or another window has
   * changed one of them since, the update rejects with an `EditConflict`. If `seen` is undefined, the last change wins.
   */
  readonly update: (id: string, change: Partial<New>, seen?: Partial<New>) => Promise<T>;
  readonly remove: (id: string) => Promise<Removed<T>>;
  /** Undoes `remove`; a second call changes nothing. It rejects with `limit-reached` until there is room again. */
  readonly restore: (removed: Removed<T>) => Promise<T>;
  /** Calls the listener after every change of the list or of the notices, by any window. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the person may only read the items: screens then offer no changes. */
  readonly isReadOnly: () => boolean;
  /** Returns the notices about the storage of the list; the same array until they change. */
  readonly notices: () => readonly Notice[];
  /** Removes a notice that the person has read. */
  readonly dismiss: (notice: Notice) => void;
}

/** Changes of many items at once: all of them, or none. */
export interface ManyAtOnce<New> {
  /** Creates items, the last of them on top. Resolves to their ids. It rejects as `create` does. */
  readonly createAll: (contents: readonly New[]) => Promise<readonly string[]>;
  /** Removes items; rejects with `not-found` if one of them no longer exists. */
  readonly removeAll: (ids: readonly string[]) => Promise<void>;
}

/** A collection whose items are also added and removed together. A server's needs the routes of `manyRoutes`. */
export type CollectionOfMany<T extends Identified, New extends object = Omit<T, 'id'>> = Collection<
  T,
  New
> &
  ManyAtOnce<New>;
