import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { RemoteName } from '../composition/places';
import type { RemoteState, RemoteStore } from './remote-store';

export const RemoteStoreContext = createContext<RemoteStore | undefined>(undefined);

export function useRemoteStore(): RemoteStore {
  const store = use(RemoteStoreContext);
  if (!store) throw new Error('useRemoteStore needs a RemoteStoreContext around it');
  return store;
}

/** Returns the loading state of a remote. Requests the remote after the first render. */
export function useRemote(name: RemoteName): RemoteState {
  const store = useRemoteStore();
  const read = () => store.get(name);
  const state = useSyncExternalStore(store.subscribe, read, read);
  useEffect(() => store.request(name), [store, name]);
  return state;
}
