import type { RouteObject } from 'react-router-dom';
import type { RemoteName } from '../../../federation.config';
import { RemoteLoadError, type LoadFailure } from './load-error';

/** After this long without an answer the person is told, and may retry; a late answer still counts. */
export const SLOW_AFTER_MILLIS = 10_000;

export type RemoteState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly routes: RouteObject[] }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

export interface RemoteStore {
  get: (name: RemoteName) => RemoteState;
  /** The states of all that were asked for; a new map with each change. */
  all: () => ReadonlyMap<RemoteName, RemoteState>;
  subscribe: (listener: () => void) => () => void;
  /** Starts loading unless it is loading, ready or failed. */
  request: (name: RemoteName) => void;
  /** Loads ahead of need: a failure is forgotten, so that the real visit tries anew. */
  prefetch: (name: RemoteName) => void;
  /** Starts over after a failure: registry, entry and routes are read anew. */
  retry: (name: RemoteName) => void;
}

const IDLE: RemoteState = { status: 'idle' };

/**
 * Holds what is known of each remote, and drives `load`. One attempt a remote counts at a time.
 *
 * @param onFailure told of each failure that somebody waits for
 */
export function createRemoteStore(
  load: (name: RemoteName, attempt: number) => Promise<RouteObject[]>,
  onFailure: (error: unknown) => void,
): RemoteStore {
  let states: ReadonlyMap<RemoteName, RemoteState> = new Map();
  const attempts = new Map<RemoteName, number>();
  /** Remotes that nobody waits for: loaded on intent only. */
  const unasked = new Set<RemoteName>();
  const listeners = new Set<() => void>();

  const get = (name: RemoteName): RemoteState => states.get(name) ?? IDLE;

  function set(name: RemoteName, state: RemoteState): void {
    states = new Map(states).set(name, state);
    for (const listener of listeners) listener();
  }

  function fail(name: RemoteName, failure: LoadFailure, error: unknown): void {
    if (unasked.delete(name)) {
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
      // Also when it was given up as slow or tried again: what has come is worth showing.
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
    get,
    all: () => states,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request(name) {
      unasked.delete(name);
      if (get(name).status === 'idle') start(name);
    },
    prefetch(name) {
      if (get(name).status !== 'idle') return;
      unasked.add(name);
      start(name);
    },
    retry(name) {
      if (get(name).status === 'failed') start(name);
    },
  };
}
