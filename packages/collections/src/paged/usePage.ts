import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PageQuery } from '../port';
import type { PagedList } from '../screens/useCollection';
import { createPageReader } from './page-reader';

/** The page that a query asks for, read again after each change; until it comes, the one before it. */
export function usePage<T>({ read, version }: PagedList<T>, query: PageQuery) {
  const { search, sort, page: number, pageSize } = query;
  const reader = useMemo(
    () => createPageReader(read, { search, sort, page: number, pageSize }),
    [read, search, sort, number, pageSize],
  );
  const { page, failure } = useSyncExternalStore(reader.subscribe, reader.snapshot);
  useEffect(() => reader.refresh(version), [reader, version]);

  const [shown, setShown] = useState<{ readonly page: typeof page; readonly search: string }>();
  if (page && page !== shown?.page) setShown({ page, search });

  return {
    page: page ?? shown?.page,
    /** What was searched for where this page was found. */
    search: page ? search : (shown?.search ?? ''),
    /** The page is the requested one. */
    isSettled: page !== undefined,
    failure,
    retry: () => reader.refresh(version),
  };
}
