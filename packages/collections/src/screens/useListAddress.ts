import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readListQuery, writeListQuery, type ListQuery, type SortOption } from '../list';

/** The sorts of a list; the first one is the default. */
export type Sorts<T> = readonly [SortOption<T>, ...SortOption<T>[]];

/** The current entry of the browser's history. */
export interface HistoryEntry {
  /** Unique key of the entry; an entry that replaces another has a new key. */
  readonly key: string;
  /** Whether Back or Forward led to the entry. */
  readonly isTraversed: boolean;
}

/** The part of the address that selects and sorts the listed items. */
interface ListAddress {
  readonly query: ListQuery;
  readonly entry: HistoryEntry;
  /** Whether the address and this search together give the initial list. */
  readonly isAsItBegins: (search: string) => boolean;
  /** Changes parts of the query, from the first page, and replaces the current history entry. */
  readonly replace: (change: Partial<ListQuery>) => void;
  /** Returns the address with parts of the query changed, for a link. */
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
