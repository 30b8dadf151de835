import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RemoteName } from './places';
import { SLOW_AFTER_MILLIS, type RemoteStore } from './remote-store';

/** Requests a remote, and resolves when it is ready or has failed. */
function untilSettled(store: RemoteStore, name: RemoteName): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      const { status } = store.get(name);
      if (status !== 'ready' && status !== 'failed') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    store.request(name);
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
  readonly preload: () => Promise<boolean>;
}

function isPreloadable(type: unknown): type is Preloadable {
  return typeof type === 'function' && 'preload' in type;
}

/**
 * Loads the lazy screens at a path.
 *
 * @returns whether all of them arrived
 */
export async function preloadScreens(routes: RouteObject[], pathname: string): Promise<boolean> {
  const elements = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.element);
  const screens = elements.map(async (element) => {
    const type: unknown = isValidElement(element) ? element.type : undefined;
    return !isPreloadable(type) || type.preload();
  });
  return (await Promise.all(screens)).every(Boolean);
}

/**
 * Loads a remote and the lazy screen at a path, so that the first render does not suspend.
 *
 * @returns whether both arrived within `SLOW_AFTER_MILLIS`
 */
export async function preloadRoute(
  store: RemoteStore,
  name: RemoteName,
  pathname: string,
): Promise<boolean> {
  await untilSettled(store, name);
  const remote = store.get(name);
  if (remote.status !== 'ready') return false;
  return withTimeout(SLOW_AFTER_MILLIS, preloadScreens(remote.routes, pathname));
}
