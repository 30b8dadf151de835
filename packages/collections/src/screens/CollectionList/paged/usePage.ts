import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PageQuery } from '../../../port';
import type { PagedList } from '../../useCollection';
import { createPageReader } from './page-reader';

/** Returns the page that a query asks for, read again after each change. Until it comes, the previous page stays. */
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
    /** Search text that found this page. */
    search: page ? search : (shown?.search ?? ''),
    /** Whether the page is the requested one. */
    isSettled: page !== undefined,
    failure,
    retry: () => reader.refresh(version),
  };
}
