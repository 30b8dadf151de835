import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { failureText } from '@standby/contracts';
import type { Collection, Identified, Notice, PagedState, ReadPage } from '../port';

const NOT_LOADED = 'Something went wrong while they were loaded. Nothing is lost: try again.';

/** The state of a list: loading, loaded or failed. */
export type ListState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly items: readonly T[] }
  | { readonly state: 'failed'; readonly message: string };

/** A list that is too long to load whole. */
export interface PagedList<T> extends PagedState {
  readonly read: ReadPage<T>;
}

/** The current items and notices of a collection. */
export interface CollectionState<T> {
  readonly list: ListState<T>;
  /** Pages that replace the list, which then stays in the state `loading`. */
  readonly paged: PagedList<T> | undefined;
  /** Whether the person may only read the list. */
  readonly isReadOnly: boolean;
  readonly notices: readonly Notice[];
  readonly dismiss: (notice: Notice) => void;
  /** Loads the list again after a failure. */
  readonly retry: () => void;
}

const LOADING = { state: 'loading' } as const;

/** Returns no snapshot, because a prerendered page has no items. */
const serverSnapshot = (): undefined => undefined;
const noPages = (): undefined => undefined;
const serverIsReadOnly = (): boolean => false;

/** Loads the list, unless it is to be read in pages. */
async function loadList<T extends Identified, New extends object>({
  list,
  pages,
}: Collection<T, New>): Promise<ListState<T>> {
  // A new object makes the next render read the collection's pages.
  if (pages && (await pages.isNeeded())) return { state: 'loading' };
  return { state: 'ready', items: await list() };
}

/** Loads the list of a collection that has no snapshot yet. */
function useLoaded<T extends Identified, New extends object>(collection: Collection<T, New>) {
  const [loaded, setLoaded] = useState<ListState<T>>(LOADING);
  const loadAgain = useRef<() => void>(() => undefined);

  useEffect(() => {
    let latest = 0;

    async function load(): Promise<void> {
      latest += 1;
      const request = latest;
      const next = await loadList(collection).catch((error: unknown): ListState<T> => ({
        state: 'failed',
        message: failureText(error, NOT_LOADED),
      }));
      // A slow answer must not overwrite a newer one, and a snapshot needs no second render.
      if (request === latest && collection.snapshot() === undefined) setLoaded(next);
    }

    const handleChange = (): void => {
      if (collection.snapshot() === undefined) void load();
    };
    const unsubscribe = collection.subscribe(handleChange);
    loadAgain.current = () => void load();
    void load();
    return () => {
      latest = Number.POSITIVE_INFINITY;
      unsubscribe();
    };
  }, [collection]);

  const retry = useCallback((): void => {
    setLoaded(LOADING);
    loadAgain.current();
  }, []);

  return { loaded, retry };
}

/** Subscribes a screen to a collection. The first render already has the items if they are known without waiting. */
export function useCollection<T extends Identified, New extends object>(
  collection: Collection<T, New>,
): CollectionState<T> {
  const { subscribe, snapshot, dismiss } = collection;
  const items = useSyncExternalStore(subscribe, snapshot, serverSnapshot);
  const notices = useSyncExternalStore(subscribe, collection.notices, collection.notices);
  const isReadOnly = useSyncExternalStore(subscribe, collection.isReadOnly, serverIsReadOnly);
  const { pages } = collection;
  const state = useSyncExternalStore(subscribe, pages?.state ?? noPages, serverSnapshot);
  const paged = useMemo(
    () => (pages && state ? { read: pages.read, ...state } : undefined),
    [pages, state],
  );
  const { loaded, retry } = useLoaded(collection);
  const list = useMemo<ListState<T>>(
    () => (items ? { state: 'ready', items } : loaded),
    [items, loaded],
  );
  return { list, paged, isReadOnly, notices, dismiss, retry };
}
