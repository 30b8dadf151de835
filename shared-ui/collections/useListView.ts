import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  paginate,
  readListQuery,
  writeListQuery,
  type ListQuery,
  type Search,
  type SortOption,
} from 'shared-ui/storage';
import { useSearchText } from './useSearchText';

/** How a list can be looked at. The first way to sort is where it begins. */
export interface ListRules<T> {
  readonly sorts: readonly [SortOption<T>, ...SortOption<T>[]];
  readonly search: Search<T>;
  readonly pageSize: number;
}

/** Search, sort and page of a list: kept in the address, applied to its items. */
export function useListView<T>(items: readonly T[], { sorts, search, pageSize }: ListRules<T>) {
  const [params, setParams] = useSearchParams();
  const query = readListQuery(params, sorts);

  const paramsWith = (change: Partial<ListQuery>): URLSearchParams =>
    writeListQuery(params, { ...query, page: 1, ...change }, sorts);

  const replace = (change: Partial<ListQuery>): void =>
    setParams(paramsWith(change), { replace: true });

  const text = useSearchText(query.search, (words) => replace({ search: words }));
  const sought = useDeferredValue(text.typed);
  const isSettled = sought === query.search;

  const sorted = useMemo(() => {
    const { compare } = sorts.find(({ value }) => value === query.sort) ?? sorts[0];
    return items.toSorted(compare);
  }, [items, sorts, query.sort]);
  const found = useMemo(() => search(sorted, sought), [search, sorted, sought]);

  return {
    text,
    /** The search that the page answers; it may be a keystroke behind what is typed. */
    sought: sought.trim(),
    isSettled,
    sort: query.sort,
    // Another search starts at its first page, before the address says so.
    page: paginate(found, isSettled ? query.page : 1, pageSize),
    handleSort: (sort: string) => replace({ search: text.typed, sort }),
    /** Where a page of the list is, for a link. */
    addressOf: (page: number) => ({ search: paramsWith({ search: text.typed, page }).toString() }),
  };
}

export type ListView<T> = ReturnType<typeof useListView<T>>;
