import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paginate, readListQuery, writeListQuery, type ListQuery } from 'shared-ui/storage';
import type { Show } from '../../../domain/show';
import { searchShows } from '../../../domain/show-card';
import { SHOWS_PER_PAGE, showSorts, type ShowSort } from '../../../domain/show-sorts';
import { useSearchText } from './useSearchText';

/** Search, sort and page of the list: kept in the address, applied to the shows. */
export function useShowList(shows: readonly Show[]) {
  const [params, setParams] = useSearchParams();
  const query = readListQuery(params, showSorts);

  const paramsWith = (change: Partial<ListQuery<ShowSort>>): URLSearchParams =>
    writeListQuery(params, { ...query, page: 1, ...change }, showSorts);

  const replace = (change: Partial<ListQuery<ShowSort>>): void =>
    setParams(paramsWith(change), { replace: true });

  const text = useSearchText(query.search, (search) => replace({ search }));
  const search = useDeferredValue(text.typed);
  const isSettled = search === query.search;

  const sorted = useMemo(() => {
    const { compare } = showSorts.find(({ value }) => value === query.sort) ?? showSorts[0];
    return shows.toSorted(compare);
  }, [shows, query.sort]);
  const found = useMemo(() => searchShows(sorted, search), [sorted, search]);

  return {
    text,
    /** The search that the page answers; it may be a keystroke behind what is typed. */
    search: search.trim(),
    isSettled,
    sort: query.sort,
    // Another search starts at its first page, before the address says so.
    page: paginate(found, isSettled ? query.page : 1, SHOWS_PER_PAGE),
    handleSort: (sort: string) => replace({ search: text.typed, sort: sort as ShowSort }),
    /** Where a page of the list is, for a link. */
    addressOf: (page: number) => ({ search: paramsWith({ search: text.typed, page }).toString() }),
  };
}
