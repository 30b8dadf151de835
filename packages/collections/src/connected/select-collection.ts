import { byMode } from '@standby/contracts';
import type { Collection, CollectionOfMany, Identified } from '../port/collection';

const NO_NOTICES = [] as const;

/** A collection whose code loads at its first use. */
interface Deferred<Port> {
  readonly loaded: () => Port | undefined;
  readonly ready: () => Promise<Port>;
}

function defer<Port>(load: () => Promise<Port>): Deferred<Port> {
  let loaded: Port | undefined;
  let loading: Promise<Port> | undefined;
  return {
    loaded: () => loaded,
    ready() {
      loading ??= load().then(
        (collection) => (loaded = collection),
        (error: unknown) => {
          // A later call may have a connection.
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

function deferredCollection<T extends Identified, New extends object>({
  loaded,
  ready,
}: Deferred<Collection<T, New>>): Collection<T, New> {
  return {
    list: async () => (await ready()).list(),
    snapshot: () => loaded()?.snapshot(),
    pages: {
      isNeeded: async () => (await ready()).pages?.isNeeded() ?? false,
      state: () => loaded()?.pages?.state(),
      read: async (query) => {
        const { pages } = await ready();
        if (!pages) throw new Error('this list is not read in pages');
        return pages.read(query);
      },
    },
    get: async (id) => (await ready()).get(id),
    create: async (content) => (await ready()).create(content),
    update: async (...change) => (await ready()).update(...change),
    remove: async (id) => (await ready()).remove(id),
    restore: async (removed) => (await ready()).restore(removed),
    subscribe(listener) {
      let isOver = false;
      let unsubscribe: (() => void) | undefined;
      async function follow(): Promise<void> {
        const collection = await ready();
        if (!isOver) unsubscribe = collection.subscribe(listener);
      }
      // `list` says why it could not be loaded.
      follow().catch(() => undefined);
      return () => {
        isOver = true;
        unsubscribe?.();
      };
    },
    isReadOnly: () => loaded()?.isReadOnly() ?? false,
    notices: () => loaded()?.notices() ?? NO_NOTICES,
    dismiss: (notice) => loaded()?.dismiss(notice),
  };
}

/**
 * Returns the collection of this page. Sample mode has the browser's collection at once. Connected mode
 * has the server's collection, whose code loads on demand.
 */
export function selectCollection<T extends Identified, New extends object>(
  ofBrowser: () => Collection<T, New>,
  ofServer: () => Promise<Collection<T, New>>,
): Collection<T, New> {
  return byMode(ofBrowser, () => deferredCollection(defer(ofServer)))();
}

/** Returns the collection of this page as `selectCollection` does, with changes of many items at once. */
export function selectCollectionOfMany<T extends Identified, New extends object>(
  ofBrowser: () => CollectionOfMany<T, New>,
  ofServer: () => Promise<CollectionOfMany<T, New>>,
): CollectionOfMany<T, New> {
  return byMode(ofBrowser, () => {
    const server = defer(ofServer);
    return {
      ...deferredCollection(server),
      createAll: async (contents: readonly New[]) => (await server.ready()).createAll(contents),
      removeAll: async (ids: readonly string[]) => (await server.ready()).removeAll(ids),
    };
  })();
}
