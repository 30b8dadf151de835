import type { PagedState, PageQuery, Pages } from '../port/pages';
import type { Page } from '../list';

/** A page as the server returns it. */
export interface ServerPage<T> extends Page<T> {
  /** Number of all items, regardless of the search. */
  readonly all: number;
}

/** Reads a page from the server. Rejects with the client's error. */
export type ReadServerPage<T> = (query: PageQuery, signal: AbortSignal) => Promise<ServerPage<T>>;

interface ServerPagesOptions<T> {
  /** Resolves to whether the list is too long to load whole; needs one request. */
  readonly detect: () => Promise<boolean>;
  readonly read: (query: PageQuery) => Promise<ServerPage<T>>;
  readonly notify: () => void;
}

interface ServerPages<T> {
  readonly port: Pages<T>;
  /** Notes that the list changed, so that shown pages are read again. */
  readonly touch: () => void;
}

/** Creates the paging of a list, which applies once the list turns out to be long. */
export function createServerPages<T>(options: ServerPagesOptions<T>): ServerPages<T> {
  const { detect, notify } = options;
  let state: PagedState | undefined;

  function setState(next: PagedState): void {
    state = next;
    notify();
  }

  return {
    port: {
      async isNeeded() {
        if (!state && (await detect())) setState({ total: undefined, version: 0 });
        return state !== undefined;
      },
      state: () => state,
      async read(query) {
        const { all, ...page } = await options.read(query);
        if (state && state.total !== all) setState({ ...state, total: all });
        return page;
      },
    },
    touch() {
      if (state) setState({ ...state, version: state.version + 1 });
      else notify();
    },
  };
}
