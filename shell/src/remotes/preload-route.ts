import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { LOAD_LIMIT_MILLIS } from '@standby/shared-ui';
import type { RemoteName } from '../composition/places';
import type { RemoteStore } from './remote-store';

/** Resolves when a remote that is requested or prefetched is ready or has failed. */
function untilSettled(store: RemoteStore, name: RemoteName): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (store.get(name).status === 'loading') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
}

/** Resolves with false when the promise takes longer than `millis`. */
async function withTimeout(millis: number, promise: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), millis);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

interface Preloadable {
  readonly preload: (afterFailure?: 'report' | 'retry') => Promise<boolean>;
}

function isPreloadable(type: unknown): type is Preloadable {
  return typeof type === 'function' && 'preload' in type;
}

/**
 * Loads the lazy screens at a path.
 *
 * @returns whether all of them arrived
 */
async function preloadScreens(
  routes: RouteObject[],
  pathname: string,
  afterFailure?: 'report' | 'retry',
): Promise<boolean> {
  const elements = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.element);
  const screens = elements.map(async (element) => {
    const type: unknown = isValidElement(element) ? element.type : undefined;
    return !isPreloadable(type) || type.preload(afterFailure);
  });
  return (await Promise.all(screens)).every(Boolean);
}

/**
 * Loads a remote and the lazy screen at a path, so that the first render does not suspend.
 *
 * @returns whether both arrived within `LOAD_LIMIT_MILLIS`
 */
export async function preloadRoute(
  store: RemoteStore,
  name: RemoteName,
  pathname: string,
): Promise<boolean> {
  store.request(name);
  await untilSettled(store, name);
  const remote = store.get(name);
  if (remote.status !== 'ready') return false;
  return withTimeout(LOAD_LIMIT_MILLIS, preloadScreens(remote.routes, pathname));
}

/**
 * Runs the code of the screen behind a link before the person follows it. The visit tries again
 * whatever failed.
 */
export async function prefetchRoute(
  store: RemoteStore,
  name: RemoteName,
  pathname: string,
): Promise<void> {
  store.prefetch(name);
  await untilSettled(store, name);
  const remote = store.get(name);
  if (remote.status === 'ready') await preloadScreens(remote.routes, pathname, 'retry');
}
