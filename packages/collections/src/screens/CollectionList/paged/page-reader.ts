import { failureText } from '@standby/contracts';
import type { Page } from '../../../list';
import type { PageQuery, ReadPage } from '../../../port';
import { createSingleFlight } from '@standby/api-client/single-flight';

const NOT_LOADED = 'Something went wrong while they were loaded. Nothing is lost: try again.';

/** The state of one page. */
interface PageState<T> {
  readonly page?: Page<T>;
  /** Reason that the page could not be read. A loaded page stays if reading it again fails. */
  readonly failure?: string;
}

interface PageReader<T> {
  /** Returns the state; the same object until the state changes. */
  readonly snapshot: () => PageState<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the page unless it has this version of the list. Calls during a reading share one further reading. */
  readonly refresh: (version: number) => void;
}

/** Creates a reader of one page of a list, which reads again after each change. */
export function createPageReader<T>(read: ReadPage<T>, query: PageQuery): PageReader<T> {
  const listeners = new Set<() => void>();
  let state: PageState<T> = {};
  let asked: number | undefined;

  function setState(next: PageState<T>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  const readPage = createSingleFlight(async () => {
    // The person left the page while it was read.
    if (listeners.size === 0) return;
    try {
      setState({ page: await read(query) });
    } catch (error) {
      if (!state.page) setState({ failure: failureText(error, NOT_LOADED) });
    }
  });

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh(version) {
      if (version === asked && state.failure === undefined) return;
      asked = version;
      if (state.failure !== undefined) setState({});
      void readPage();
    },
  };
}
