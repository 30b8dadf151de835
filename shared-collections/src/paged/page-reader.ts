import { failureText } from '@standby/shared-ui';
import type { Page } from '../list';
import type { PageQuery, ReadPage } from '../port';

const NOT_LOADED = 'Something went wrong while they were loaded. Nothing is lost: try again.';

/** What is known of one page. */
export interface PageState<T> {
  readonly page?: Page<T>;
  /** Why it could not be read; a page that is there stays, whatever becomes of reading it again. */
  readonly failure?: string;
}

export interface PageReader<T> {
  readonly query: PageQuery;
  /** The same object until it changes. */
  readonly snapshot: () => PageState<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Reads the page, or reads it again.
   *
   * @param version of the list; changes that come while the page is read are read once, after it
   */
  readonly refresh: (version: number) => void;
}

/** Reads one page of a list, again after each change. */
export function createPageReader<T>(read: ReadPage<T>, query: PageQuery): PageReader<T> {
  const listeners = new Set<() => void>();
  let state: PageState<T> = {};
  let wanted = 0;
  let isReading = false;

  function setState(next: PageState<T>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function readOnce(): Promise<void> {
    try {
      setState({ page: await read(query) });
    } catch (error) {
      if (!state.page) setState({ failure: failureText(error, NOT_LOADED) });
    }
  }

  async function readAll(): Promise<void> {
    isReading = true;
    let done: number;
    do {
      done = wanted;
      await readOnce();
      // Nobody looks at it any more.
    } while (done !== wanted && listeners.size > 0);
    isReading = false;
  }

  return {
    query,
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh(version) {
      wanted = version;
      if (state.failure !== undefined) setState({});
      if (!isReading) void readAll();
    },
  };
}
