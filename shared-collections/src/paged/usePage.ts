import { useEffect, useMemo, useRef, useState } from 'react';
import { failureText } from 'shared-ui';
import type { Page } from '../list';
import type { PageQuery } from '../port';
import type { PagedList } from '../screens/useCollection';
import { createOneAtATime } from '../server/one-at-a-time';

const NOT_LOADED = 'Something went wrong while they were loaded. Nothing is lost: try again.';

interface Shown<T> {
  readonly page: Page<T>;
  readonly query: PageQuery;
}

const isSame = (one: PageQuery, other: PageQuery | undefined): boolean =>
  one.search === other?.search && one.sort === other.sort && one.page === other.page;

/** The page that a query asks for, read again after each change; until it comes, the one before it. */
export function usePage<T>({ read, version }: PagedList<T>, query: PageQuery) {
  const { search, sort, page, pageSize } = query;
  const [shown, setShown] = useState<Shown<T>>();
  const [failed, setFailed] = useState<{ readonly message: string; readonly query: PageQuery }>();
  const current = useRef<object>(undefined);

  const refresh = useMemo(() => {
    const asked = { search, sort, page, pageSize };
    const isCurrent = (): boolean => current.current === asked;
    // Changes that come while the page is read are read once, after it.
    const readOnce = createOneAtATime(async () => {
      try {
        const next = await read(asked);
        if (!isCurrent()) return;
        setShown({ page: next, query: asked });
        setFailed(undefined);
      } catch (error) {
        if (isCurrent()) setFailed({ message: failureText(error, NOT_LOADED), query: asked });
      }
    });
    return () => {
      current.current = asked;
      void readOnce();
    };
  }, [read, search, sort, page, pageSize]);

  useEffect(() => {
    refresh();
    return () => {
      current.current = undefined;
    };
  }, [refresh, version]);

  const isSettled = isSame(query, shown?.query);
  return {
    shown,
    /** What is shown is what was asked for. */
    isSettled,
    /** Why it is not: a page that is there stays, whatever becomes of reading it again. */
    failure: !isSettled && failed && isSame(query, failed.query) ? failed.message : undefined,
    retry: () => {
      setFailed(undefined);
      refresh();
    },
  };
}
