import { isValidElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { RemoteName } from '../../../federation.config';
import { SLOW_AFTER_MILLIS, type RemoteStore } from './remote-store';

function settled(store: RemoteStore, name: RemoteName): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { status } = store.get(name);
      if (status !== 'ready' && status !== 'failed') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(look);
    store.request(name);
    look();
  });
}

/** What a promise brings in that time, else false. */
async function within(millis: number, work: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), millis);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

interface Preloadable {
  readonly preload: () => Promise<boolean>;
}

function isPreloadable(type: unknown): type is Preloadable {
  return typeof type === 'function' && 'preload' in type;
}

/**
 * Loads a remote and its screen at a path, so that both can be drawn at once.
 *
 * @returns whether all of it has come in the time that anybody is asked to wait
 */
export async function loadFirstScreen(
  store: RemoteStore,
  name: RemoteName,
  pathname: string,
): Promise<boolean> {
  await settled(store, name);
  const remote = store.get(name);
  if (remote.status !== 'ready') return false;
  const elements = (matchRoutes(remote.routes, pathname) ?? []).map(({ route }) => route.element);
  const arrivals = elements.map(async (element) => {
    const type: unknown = isValidElement(element) ? element.type : undefined;
    return !isPreloadable(type) || type.preload();
  });
  const haveCome = Promise.all(arrivals).then((all) => all.every(Boolean));
  return within(SLOW_AFTER_MILLIS, haveCome);
}
