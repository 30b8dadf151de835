import { ToastProvider } from 'shared-ui';
import { App } from './App';
import { OverrideTools } from './overrides/OverrideTools';
import type { OverrideStore } from './overrides/override-store';
import { ReleasePrompt } from './releases/ReleasePrompt';
import type { RemoteLoader } from './remotes/load-remote';
import type { RemoteStore } from './remotes/remote-store';
import { RemoteStoreContext } from './remotes/useRemote';

export interface ShellRootProps {
  readonly remoteStore: RemoteStore;
  readonly overrides: OverrideStore;
  readonly loader: Pick<RemoteLoader, 'preload' | 'refetch' | 'known' | 'hasMoved'>;
}

/** Everything inside the router: the same in the browser and where pages are made ahead. */
export function ShellRoot({ remoteStore, overrides, loader }: ShellRootProps) {
  return (
    <RemoteStoreContext value={remoteStore}>
      <ToastProvider>
        <App preload={loader.preload} refetch={loader.refetch} />
        <ReleasePrompt hasMoved={loader.hasMoved} />
        <OverrideTools overrides={overrides} known={loader.known} />
      </ToastProvider>
    </RemoteStoreContext>
  );
}
