import 'shared-ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { consoleSink } from './errors/console-sink';
import { createOverrideStore } from './overrides/override-store';
import { dropWorker, keepForOffline } from './offline/keep-for-offline';
import { reportErrors, rootErrorOptions } from './errors/report-errors';
import { keepEarlyClicks } from './prerender/early-clicks';
import { canTakeOver, dropPrerendered } from './prerender/take-over';
import { createRemoteLoader } from './remotes/load-remote';
import { createRemoteStore } from './remotes/remote-store';
import { shareLibraries } from './remotes/share-libraries';
import { ShellRoot } from './ShellRoot';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In development the federation plugin has done so.
if (import.meta.env.PROD) shareLibraries();

const overrides = createOverrideStore();
const loader = createRemoteLoader(overrides);
const report = reportErrors(consoleSink, loader.known);
const remoteStore = createRemoteStore(loader.load, report);

// theme.js says so on the page; what was made ahead stays readable as it is.
const isTooOld = document.documentElement.dataset['browser'] === 'too-old';

if (!import.meta.env.PROD) dropWorker();
else if (!isTooOld) keepForOffline(report);

const app = (
  <StrictMode>
    <BrowserRouter>
      <ShellRoot remoteStore={remoteStore} overrides={overrides} loader={loader} />
    </BrowserRouter>
  </StrictMode>
);

async function start(container: HTMLElement): Promise<void> {
  const clicks = keepEarlyClicks(container);
  if (await canTakeOver(container, { remoteStore, overrides, known: loader.known })) {
    const here = window.location.pathname;
    hydrateRoot(container, app, {
      ...rootErrorOptions(report),
      // Whoever goes elsewhere meanwhile gets that drawn in its place.
      onRecoverableError: (error) => {
        if (window.location.pathname === here) report(error);
      },
    });
    clicks.replay();
  } else {
    clicks.forget();
    dropPrerendered(container);
    createRoot(container, rootErrorOptions(report)).render(app);
  }
  delete container.dataset['prerendered'];
}

if (!isTooOld) void start(root);
