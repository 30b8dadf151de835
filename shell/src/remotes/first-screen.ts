import { isValidElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { RemoteName } from '../../../federation.config';
import type { RemoteStore } from './remote-store';

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

interface Preloadable {
  readonly preload: () => Promise<boolean>;
}

function isPreloadable(type: unknown): type is Preloadable {
  return typeof type === 'function' && 'preload' in type;
}

/**
 * Loads a remote and its screen at a path, so that both can be drawn at once.
 *
 * @returns whether all of it has come
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
  return (await Promise.all(arrivals)).every(Boolean);
}
