import { ToastProvider } from '@standby/shared-ui';
import { App } from './App';
import { OverrideTools } from './override-tools/OverrideTools';
import type { OverrideStore } from './overrides/override-store';
import { ReleasePrompt } from './releases/ReleasePrompt';
import type { RemoteLoader } from './remotes/load-remote';
import type { RemoteStore } from './remotes/remote-store';
import { RemoteStoreContext } from './remotes/useRemote';

export interface ShellRootProps {
  readonly remoteStore: RemoteStore;
  readonly overrides: OverrideStore;
  readonly loader: Pick<RemoteLoader, 'remoteInfo' | 'hasNewRelease'>;
}

/** Everything inside the router. The browser and the prerenderer both render it. */
export function ShellRoot({ remoteStore, overrides, loader }: ShellRootProps) {
  return (
    <RemoteStoreContext value={remoteStore}>
      <ToastProvider>
        <App />
        <ReleasePrompt hasNewRelease={loader.hasNewRelease} />
        <OverrideTools overrides={overrides} remoteInfo={loader.remoteInfo} />
      </ToastProvider>
    </RemoteStoreContext>
  );
}
