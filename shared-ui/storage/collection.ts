import type { Notice } from './notices';

/** What everything that is kept has: an id that can stand in a URL as it is. */
export interface Identified {
  readonly id: string;
}

/** Something that was removed. Hand it back to `restore` and it stands in its old place. */
export interface Removed<T> {
  readonly item: T;
  /** Where it stood; only the implementation that made it reads this. */
  readonly place: number;
}

/**
 * The port to one kind of kept thing. `New` is what a person says about a new one; the rest (the id,
 * dates) comes from the implementation. Every promise may reject with a `CollectionError`, whose
 * reason and words are meant for a screen. `describeCollectionContract` is this interface as tests.
 */
export interface Collection<T extends Identified, New extends object = Omit<T, 'id'>> {
  /** Everything, newest first. What was returned never changes afterwards. */
  readonly list: () => Promise<readonly T[]>;
  /** Rejects with `not-found`. */
  readonly get: (id: string) => Promise<T>;
  /** Rejects with `limit-reached`, `invalid` or `storage-full`, and then nothing was kept. */
  readonly create: (content: New) => Promise<T>;
  /** Replaces what the change names and leaves the rest, the place in the list included. */
  readonly update: (id: string, change: Partial<New>) => Promise<T>;
  readonly remove: (id: string) => Promise<Removed<T>>;
  /** Undoes `remove`. It is not held to the limit: an undo loses nothing. Twice is once. */
  readonly restore: (removed: Removed<T>) => Promise<T>;
  /** Calls back after every change of the list or of the notices, whichever window made it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What the person should know about how the list is kept. The same array until it changes. */
  readonly notices: () => readonly Notice[];
  /** The person has read it. */
  readonly dismiss: (notice: Notice) => void;
}
