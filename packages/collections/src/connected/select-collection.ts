import { byMode } from '@standby/contracts';
import type { Collection, Identified } from '../port/collection';

const NO_NOTICES = [] as const;

/** Creates a collection whose code loads at its first use. */
function deferredCollection<T extends Identified, New extends object>(
  load: () => Promise<Collection<T, New>>,
): Collection<T, New> {
  let loaded: Collection<T, New> | undefined;
  let loading: Promise<Collection<T, New>> | undefined;

  function ready(): Promise<Collection<T, New>> {
    loading ??= load().then(
      (collection) => (loaded = collection),
      (error: unknown) => {
        // A later call may have a connection.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return {
    list: async () => (await ready()).list(),
    snapshot: () => loaded?.snapshot(),
    pages: {
      isNeeded: async () => (await ready()).pages?.isNeeded() ?? false,
      state: () => loaded?.pages?.state(),
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
    isReadOnly: () => loaded?.isReadOnly() ?? false,
    notices: () => loaded?.notices() ?? NO_NOTICES,
    dismiss: (notice) => loaded?.dismiss(notice),
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
  return byMode(ofBrowser, () => deferredCollection(ofServer))();
}
