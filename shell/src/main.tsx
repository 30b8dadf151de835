import '@standby/shared-ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createPageSink } from './errors/page-sink';
import { createOverrideStore } from './overrides/override-store';
import { registerServiceWorker, unregisterServiceWorkers } from './offline/register-service-worker';
import { keepOrganization } from '@standby/forms';
import { reportErrors, rootErrorOptions } from './errors/report-errors';
import { arrivedOutline, OutlineContext } from './screens/Outline';
import { recordClicks } from './prerender/replay-clicks';
import { canHydrateLayout, isLayoutPending } from './prerender/prerendered-layout';
import { canHydrate, removePrerendered } from './prerender/hydration';
import { createRemoteLoader } from './remotes/load-remote';
import { createRemoteStore } from './remotes/remote-store';
import { shareLibraries } from './remotes/share-libraries';
import { ShellRoot } from './ShellRoot';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// On the dev server and in plugin builds, the federation plugin does this.
const isMadeByPlugin = import.meta.hot !== undefined || import.meta.env.MODE === 'plugin';
if (!isMadeByPlugin) shareLibraries();

// Runs before other code reads whose page this is.
keepOrganization();

const overrides = createOverrideStore();
const loader = createRemoteLoader(overrides);
const pageSink = createPageSink(loader.remoteInfo);
const report = reportErrors(pageSink.sink, loader.remoteInfo);
const remoteStore = createRemoteStore(loader, report);
pageSink.watch(remoteStore);

// theme.js tells the person. Prerendered markup stays readable without the app.
const isTooOld = document.documentElement.dataset['browser'] === 'too-old';

if (!import.meta.env.PROD) unregisterServiceWorkers();
else if (!isTooOld) registerServiceWorker(report);

const app = (
  <StrictMode>
    <BrowserRouter>
      <ShellRoot remoteStore={remoteStore} overrides={overrides} loader={loader} />
    </BrowserRouter>
  </StrictMode>
);

async function start(container: HTMLElement): Promise<void> {
  const clicks = recordClicks(container);
  // Only pages of developers have overrides.
  if (overrides.requested.length > 0) {
    const { adoptRemotes } = await import('./remotes/adopt-remotes');
    await adoptRemotes(overrides.requested);
  }
  const isReady =
    canHydrateLayout(container, overrides) ||
    (await canHydrate(container, { remoteStore, overrides, remoteInfo: loader.remoteInfo }));
  if (isReady) {
    const here = window.location.pathname;
    const outline = arrivedOutline(container);
    hydrateRoot(container, <OutlineContext value={outline}>{app}</OutlineContext>, {
      ...rootErrorOptions(report),
      // A navigation during hydration makes React render the new page on the client. This is not an
      // error.
      onRecoverableError: (error) => {
        if (window.location.pathname === here && !isLayoutPending(error)) report(error);
      },
    });
    clicks.replay();
  } else {
    clicks.discard();
    removePrerendered(container);
    createRoot(container, rootErrorOptions(report)).render(app);
  }
  delete container.dataset['prerendered'];
  delete container.dataset['prerenderedLayout'];
}

if (!isTooOld) void start(root);
