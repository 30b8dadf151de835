import type { ListQuery, Page } from '../list';

/** Query for one page of a list that the server searches and sorts. */
export interface PageQuery extends ListQuery {
  readonly pageSize: number;
}

/** State of a list that is read in pages; the same object until there may be something new to read. */
export interface PagedState {
  /** Number of all items, regardless of the search; undefined until a page was read. */
  readonly total: number | undefined;
  /** Number that differs after each change of the list, by any window. */
  readonly version: number;
}

export type ReadPage<T> = (query: PageQuery) => Promise<Page<T>>;

/** The paging of a collection whose list may be too long to load whole. */
export interface Pages<T> {
  /** Resolves to whether the list is too long to load whole. Rejects as `list` does. */
  readonly isNeeded: () => Promise<boolean>;
  /** Returns undefined unless the list is known to be too long. `subscribe` notifies of a change. */
  readonly state: () => PagedState | undefined;
  readonly read: ReadPage<T>;
}
