import { useSearchParams } from 'react-router-dom';
import { readListQuery, writeListQuery, type ListQuery } from 'shared-ui/storage';
import { showSorts, type ShowSort } from '../../../domain/show-sorts';

type Query = ListQuery<ShowSort>;

/** The part of the address that says which shows to list, and how. */
export interface ListAddress {
  readonly query: Query;
  /** Changes some of it, from the first page, in place of the present entry of the history. */
  readonly replace: (change: Partial<Query>) => void;
  /** The address with some of it changed, for a link. */
  readonly searchWith: (change: Partial<Query>) => string;
}

export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const query = readListQuery(params, showSorts);

  const paramsWith = (change: Partial<Query>): URLSearchParams =>
    writeListQuery(params, { ...query, page: 1, ...change }, showSorts);

  return {
    query,
    replace: (change) => setParams(paramsWith(change), { replace: true }),
    searchWith: (change) => `?${paramsWith(change).toString()}`,
  };
}
