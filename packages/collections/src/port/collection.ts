import type { Pages } from './pages';

/** What every item of a collection has: an id that can be part of a URL as it is. */
export interface Identified {
  readonly id: string;
}

/** An item that was removed. `restore` puts it back into its old place. */
export interface Removed<T> {
  readonly item: T;
  /** Its place in the list; only the implementation that made it reads this. */
  readonly place: number;
}

/**
 * - `quarantined`: some of what was stored could not be read; it is in quarantine under another key.
 * - `newer-version`: a newer version of the app stored this; it is left alone.
 * - `memory-only`: the browser refuses to store; the list lives as long as this window.
 * - `offline`: the server does not answer; the list is what was loaded before.
 * - `read-only`: the person's role does not let them change it.
 */
export type NoticeKind = 'quarantined' | 'newer-version' | 'memory-only' | 'offline' | 'read-only';

/** Something that a screen tells the person beside the list, once. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly message: string;
  /** The storage key under which the unreadable content is, once there was room to move it. */
  readonly quarantineKey?: string;
  /** When the server last answered with the list that is shown. */
  readonly loadedAt?: Date;
}

/**
 * The port to the items of one kind. `New` is what a person says about a new one; the rest (the id,
 * dates) comes from the implementation. Every promise may reject with a `CollectionError`, whose
 * reason and words are meant for a screen. `describeCollectionContract` is this interface as tests.
 */
export interface Collection<T extends Identified, New extends object = Omit<T, 'id'>> {
  /** Everything, newest first. What was returned never changes afterwards. */
  readonly list: () => Promise<readonly T[]>;
  /**
   * What `list` would resolve to, as far as it is known without waiting, and without side effects: the
   * same array until it changes, or undefined while `list` has to load it.
   */
  readonly snapshot: () => readonly T[] | undefined;
  /** Left out where the list is never too long to be loaded whole. */
  readonly pages?: Pages<T>;
  /** Rejects with `not-found`. */
  readonly get: (id: string) => Promise<T>;
  /** Rejects with `limit-reached`, `invalid` or `storage-full`, and then nothing was stored. */
  readonly create: (content: New) => Promise<T>;
  /**
   * Replaces what the change names and leaves the rest, the place in the list included.
   *
   * @param seen the fields of the change as the person saw them. An implementation that several people
   * share rejects with an `EditConflict`, where one of them is no longer so. Left out, the last change wins.
   */
  readonly update: (id: string, change: Partial<New>, seen?: Partial<New>) => Promise<T>;
  readonly remove: (id: string) => Promise<Removed<T>>;
  /** Undoes `remove`. Twice is once. Rejects with `limit-reached` until there is room again. */
  readonly restore: (removed: Removed<T>) => Promise<T>;
  /** Calls back after every change of the list or of the notices, whichever window made it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the person may look at it only: screens offer no change then. */
  readonly isReadOnly: () => boolean;
  /** What the person should know about how the list is stored. The same array until it changes. */
  readonly notices: () => readonly Notice[];
  /** The person has read it. */
  readonly dismiss: (notice: Notice) => void;
}
