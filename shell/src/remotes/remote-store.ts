import type { RouteObject } from 'react-router-dom';
import type { RemoteName } from './places';
import { RemoteLoadError, type LoadFailure } from './load-error';
import type { RemoteLoader } from './load-remote';

/** After this time without an answer the person is told and can retry. A late answer still counts. */
export const SLOW_AFTER_MILLIS = 10_000;

export type RemoteState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly routes: RouteObject[] }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

/** Where the store gets remotes and their files from. */
export type RemoteSource = Pick<RemoteLoader, 'load' | 'preload' | 'refetch'>;

export interface RemoteStore extends Pick<RemoteSource, 'preload' | 'refetch'> {
  get: (name: RemoteName) => RemoteState;
  /** The states of all remotes that were requested; a new map after each change. */
  getAll: () => ReadonlyMap<RemoteName, RemoteState>;
  subscribe: (listener: () => void) => () => void;
  /** Starts loading unless the remote is loading, ready or failed. */
  request: (name: RemoteName) => void;
  /** Loads a remote before it is needed. A failure is not kept, so the visit itself tries again. */
  prefetch: (name: RemoteName) => void;
  /** Starts over after a failure: registry, entry and routes are fetched again. */
  retry: (name: RemoteName) => void;
}

const IDLE: RemoteState = { status: 'idle' };

/**
 * Keeps the loading state of each remote. Only the latest attempt of a remote can fail it.
 *
 * @param onFailure called with each failure of a remote that is on the screen
 */
export function createRemoteStore(
  { load, preload, refetch }: RemoteSource,
  onFailure: (error: unknown) => void,
): RemoteStore {
  let states: ReadonlyMap<RemoteName, RemoteState> = new Map();
  const attempts = new Map<RemoteName, number>();
  /** Remotes that are prefetched and that no screen waits for. */
  const prefetched = new Set<RemoteName>();
  const listeners = new Set<() => void>();

  const get = (name: RemoteName): RemoteState => states.get(name) ?? IDLE;

  function set(name: RemoteName, state: RemoteState): void {
    states = new Map(states).set(name, state);
    for (const listener of listeners) listener();
  }

  function fail(name: RemoteName, failure: LoadFailure, error: unknown): void {
    if (prefetched.delete(name)) {
      set(name, IDLE);
      return;
    }
    set(name, { status: 'failed', failure });
    onFailure(error);
  }

  async function attemptLoad(
    name: RemoteName,
    attempt: number,
    isCurrent: () => boolean,
  ): Promise<void> {
    try {
      const routes = await load(name, attempt);
      // Also after the attempt counted as slow or was retried: what has arrived can be shown.
      if (get(name).status !== 'ready') set(name, { status: 'ready', routes });
    } catch (cause) {
      if (!isCurrent() || get(name).status !== 'loading') return;
      fail(name, cause instanceof RemoteLoadError ? cause.failure : 'broken', cause);
    }
  }

  function start(name: RemoteName): void {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    const isCurrent = (): boolean => attempts.get(name) === attempt + 1;
    set(name, { status: 'loading' });
    const slow = setTimeout(() => {
      if (isCurrent()) fail(name, 'slow', new RemoteLoadError(name, 'slow'));
    }, SLOW_AFTER_MILLIS);
    void attemptLoad(name, attempt, isCurrent).finally(() => clearTimeout(slow));
  }

  return {
    preload,
    refetch,
    get,
    getAll: () => states,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request(name) {
      prefetched.delete(name);
      if (get(name).status === 'idle') start(name);
    },
    prefetch(name) {
      if (get(name).status !== 'idle') return;
      prefetched.add(name);
      start(name);
    },
    retry(name) {
      if (get(name).status === 'failed') start(name);
    },
  };
}
