import type { RouteObject } from 'react-router-dom';
import { LOAD_LIMIT_MILLIS } from '@standby/shared-ui';
import type { RemoteName } from '../composition/places';
import { RemoteLoadError, StuckScreenError, type LoadFailure } from '../failures/load-error';
import type { RemoteLoader } from './load-remote';

export type RemoteState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly routes: RouteObject[] }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

/** Source of remotes and their files. */
export type RemoteSource = Pick<
  RemoteLoader,
  'load' | 'preload' | 'hasOtherRelease' | 'giveUpOverride' | 'dropOverride'
>;

export interface RemoteStore extends Pick<RemoteSource, 'preload'> {
  get: (name: RemoteName) => RemoteState;
  /** The states of all remotes that were requested; a new map after each change. */
  getAll: () => ReadonlyMap<RemoteName, RemoteState>;
  subscribe: (listener: () => void) => () => void;
  /** Starts loading unless the remote is loading, ready or failed. */
  request: (name: RemoteName) => void;
  /** Loads a remote before it is needed. A failure is not kept, so the visit itself tries again. */
  prefetch: (name: RemoteName) => void;
  /**
   * Starts over after a failure of the remote or of one of its screens: fetches registry, entry and
   * routes again. If that fails, a remote that was ready keeps its routes, because its other
   * screens may still work.
   */
  retry: (name: RemoteName) => void;
  /**
   * Retries a remote that misses a file if it was released since. Its host may have deleted the
   * former release.
   */
  recover: (name: RemoteName) => Promise<void>;
  /** Reports a screen that did not arrive within `LOAD_LIMIT_MILLIS`. The released remote replaces an override. */
  failSlowScreen: (name: RemoteName) => void;
  /** Reports a screen that kept the page from going elsewhere. */
  failStuckScreen: (name: RemoteName, path: string, target: string) => void;
}

const IDLE: RemoteState = { status: 'idle' };

/**
 * Keeps the loading state of each remote. Only the latest attempt can fail a remote. A remote
 * without an answer fails after `LOAD_LIMIT_MILLIS`, counted anew once its override was given up. A
 * late answer still counts.
 *
 * @param onFailure called with each failure of a remote that is on the screen
 */
export function createRemoteStore(
  { load, preload, hasOtherRelease, giveUpOverride, dropOverride }: RemoteSource,
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

  function start(name: RemoteName): void {
    const before = get(name);
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    const isCurrent = (): boolean => attempts.get(name) === attempt + 1;

    function fail(failure: LoadFailure, error: unknown): void {
      if (!isCurrent() || get(name).status !== 'loading') return;
      if (prefetched.delete(name)) {
        set(name, IDLE);
        return;
      }
      set(name, before.status === 'ready' ? before : { status: 'failed', failure });
      onFailure(error);
    }

    async function attemptLoad(): Promise<void> {
      try {
        const routes = await load(name, attempt);
        // A late attempt counts even after it was slow or retried: the page can show whatever has
        // arrived.
        if (isCurrent() || get(name).status !== 'ready') set(name, { status: 'ready', routes });
      } catch (cause) {
        fail(cause instanceof RemoteLoadError ? cause.failure : 'broken', cause);
      }
    }

    let limit: ReturnType<typeof setTimeout>;
    function startLimit(): void {
      limit = setTimeout(() => {
        if (giveUpOverride(name)) startLimit();
        else fail('slow', new RemoteLoadError(name, 'slow'));
      }, LOAD_LIMIT_MILLIS);
    }

    set(name, { status: 'loading' });
    startLimit();
    void attemptLoad().finally(() => clearTimeout(limit));
  }

  function retry(name: RemoteName): void {
    const { status } = get(name);
    if (status === 'failed' || status === 'ready') start(name);
  }

  return {
    preload,
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
    retry,
    async recover(name) {
      if (await hasOtherRelease(name)) retry(name);
    },
    failSlowScreen(name) {
      if (dropOverride(name)) retry(name);
      else onFailure(new RemoteLoadError(name, 'slow', new Error('its screen did not arrive')));
    },
    failStuckScreen: (name, path, target) => onFailure(new StuckScreenError(name, path, target)),
  };
}
