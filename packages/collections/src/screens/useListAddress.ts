import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readListQuery, writeListQuery, type ListQuery, type SortOption } from '../list';

/** The ways to sort a list; the first is where it begins. */
export type Sorts<T> = readonly [SortOption<T>, ...SortOption<T>[]];

/** The present entry of the browser's history. */
export interface HistoryEntry {
  /** Another one for each entry, and for one that replaces another. */
  readonly key: string;
  /** Back or Forward led to it. */
  readonly isTraversed: boolean;
}

/** The part of the address that says which items to list, and how. */
export interface ListAddress {
  readonly query: ListQuery;
  readonly entry: HistoryEntry;
  /** Whether it asks for the initial list, apart from this search. */
  readonly isAsItBegins: (search: string) => boolean;
  /** Changes some of it, from the first page, in place of the present entry of the history. */
  readonly replace: (change: Partial<ListQuery>) => void;
  /** The address with some of it changed, for a link. */
  readonly searchWith: (change: Partial<ListQuery>) => string;
}

export function useListAddress<T>(sorts: Sorts<T>): ListAddress {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const isTraversed = useNavigationType() === 'POP';
  const query = readListQuery(params, sorts);

  const paramsWith = (change: Partial<ListQuery>): URLSearchParams =>
    writeListQuery(params, { ...query, page: 1, ...change }, sorts);

  return {
    query,
    entry: { key, isTraversed },
    isAsItBegins: (search) =>
      search.trim() === '' && query.page === 1 && query.sort === sorts[0].value,
    replace: (change) => setParams(paramsWith(change), { replace: true }),
    searchWith: (change) => `?${paramsWith(change).toString()}`,
  };
}
