import type { ListQuery, Page } from '../list';

/** Which page of a list that is searched and sorted where it is stored. */
export interface PageQuery extends ListQuery {
  readonly pageSize: number;
}

/** A list that is read in pages. The same object until there may be something new to read. */
export interface PagedState {
  /** How many items there are in all, regardless of the search; undefined until a page was read. */
  readonly total: number | undefined;
  /** Another one after each change of the list, whichever window made it. */
  readonly version: number;
}

export type ReadPage<T> = (query: PageQuery) => Promise<Page<T>>;

/** What a collection offers whose list may be too long to be loaded whole. */
export interface Pages<T> {
  /** Resolves to whether it is. Rejects as `list` does. */
  readonly isNeeded: () => Promise<boolean>;
  /** Undefined while it is not, or not known to be; `subscribe` tells of a change. */
  readonly state: () => PagedState | undefined;
  readonly read: ReadPage<T>;
}
