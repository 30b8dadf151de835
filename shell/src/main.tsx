import 'shared-ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ToastProvider } from 'shared-ui';
import { App } from './App';
import { consoleSink } from './errors/console-sink';
import { OverrideTools } from './overrides/OverrideTools';
import { createOverrideStore } from './overrides/override-store';
import { dropWorker, keepForOffline } from './offline/keep-for-offline';
import { reportErrors, rootErrorOptions } from './errors/report-errors';
import { ReleasePrompt } from './releases/ReleasePrompt';
import { createRemoteLoader } from './remotes/load-remote';
import { createRemoteStore } from './remotes/remote-store';
import { shareLibraries } from './remotes/share-libraries';
import { RemoteStoreContext } from './remotes/useRemote';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In development the federation plugin has done so.
if (import.meta.env.PROD) shareLibraries();

const overrides = createOverrideStore();
const loader = createRemoteLoader(overrides);
const report = reportErrors(consoleSink, loader.known);
const remoteStore = createRemoteStore(loader.load, report);

if (import.meta.env.PROD) keepForOffline(report);
else dropWorker();

createRoot(root, rootErrorOptions(report)).render(
  <StrictMode>
    <BrowserRouter>
      <RemoteStoreContext value={remoteStore}>
        <ToastProvider>
          <App preload={loader.preload} />
          <ReleasePrompt hasMoved={loader.hasMoved} />
          <OverrideTools overrides={overrides} known={loader.known} />
        </ToastProvider>
      </RemoteStoreContext>
    </BrowserRouter>
  </StrictMode>,
);
