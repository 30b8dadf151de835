import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { remoteNames, remotes } from '@standby/federation-config';
import { releaseAll } from '../../shell/e2e/released.ts';
import { composedApp, PRERENDER_FOLDER } from '@standby/hosting/composition';
import { explainStart } from '@standby/hosting/port';
import { ROOT } from '@standby/hosting/root';
import {
  CLONE_ADDRESS,
  E2E_GALLERY_PORT,
  E2E_SHELL_PORT,
  pluginCompositions,
  standalonePort,
} from './e2e-ports.ts';
import { createStaticServer, listen } from '@standby/hosting/static-server';

/** Standalone pages of all packages, which the browser suites open beside the composed app. */
const pages = [
  ...remoteNames.map((name) => ({ folder: remotes[name].package, port: standalonePort(name) })),
  { folder: 'shared-ui', port: E2E_GALLERY_PORT },
];

async function serve(): Promise<void> {
  await Promise.all([
    ...pages.map(({ folder, port }) =>
      listen(
        createStaticServer({
          isLive: true,
          mounts: [{ prefix: '', folder: resolve(ROOT, folder, 'dist-standalone') }],
        }),
        port,
      ),
    ),
    ...pluginCompositions.map(({ port, ...composition }) =>
      listen(createStaticServer({ ...composedApp(composition), isLive: true }), port),
    ),
  ]);
  // A partly built workspace cannot be released.
  if (existsSync(PRERENDER_FOLDER)) await releaseAll();
  const app = composedApp();
  const documents = { ...app.documents, [CLONE_ADDRESS]: () => true };
  // This server starts last, because the suites wait for its port.
  await listen(createStaticServer({ ...app, documents, isLive: true }), E2E_SHELL_PORT);
}

try {
  await serve();
} catch (error) {
  const remedy =
    'Another clone may run its browser tests there. Choose others for this one: E2E_PORT=4600 npm test';
  console.error(explainStart(error, remedy));
  process.exit(1);
}
