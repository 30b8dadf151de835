import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { remoteNames, remotes } from '@standby/federation-config';
import { releaseAll } from '../../shell/e2e/released.ts';
import { composedApp, PRERENDER_FOLDER } from '@standby/hosting/composition';
import { ROOT } from '@standby/hosting/root';
import {
  E2E_GALLERY_PORT,
  E2E_SHELL_PORT,
  pluginCompositions,
  standalonePort,
} from './e2e-ports.ts';
import { createStaticServer, listen } from '@standby/hosting/static-server';

/** All that the browser suites open: the composed app and every package's page alone, from their builds. */
const pages = [
  ...remoteNames.map((name) => ({ folder: remotes[name].package, port: standalonePort(name) })),
  { folder: 'shared-ui', port: E2E_GALLERY_PORT },
];

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
// A workspace of which only a part is built has nothing to release.
if (existsSync(PRERENDER_FOLDER)) await releaseAll();
// Last: the suites wait for this port.
await listen(createStaticServer({ ...composedApp(), isLive: true }), E2E_SHELL_PORT);
