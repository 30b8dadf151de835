import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { policyOrigins } from '@standby/federation-config';
import { DEV_SERVER_META } from '../../../shell/src/dev-shell/dev-server-meta.ts';
import { withComposition } from '@standby/hosting/composition-tag';
import { createStaticHandler } from '@standby/hosting/static-server';
import type { Composition } from './compose.ts';
import { createFileProxy } from './file-proxy.ts';

/** The built shell in this package. */
export const SHELL_FOLDER = resolve(
  dirname(createRequire(import.meta.url).resolve('@standby/dev-shell/package.json')),
  'dist/site',
);

/**
 * Serves the shell under the content policy of production, with the registry and the files of the releases.
 *
 * @param devServer origin from which the page takes the refresh runtime
 * @param folder of the built shell
 */
export function createShellServer(
  { registry, page, folders }: Composition,
  devServer: string,
  folder = SHELL_FOLDER,
): Server {
  const built = readFileSync(resolve(folder, 'index.html'), 'utf8');
  const html = withComposition(built, page).replace(
    '</head>',
    () => `<meta name="${DEV_SERVER_META}" content="${devServer}"></head>`,
  );
  const serveFile = createFileProxy(folders);
  const serveShell = createStaticHandler({
    mounts: [{ prefix: '', folder }],
    documents: { '/remotes.json': () => registry },
    page: () => html,
    origins: policyOrigins(page.policy),
  });
  return createServer((request, response) => {
    if (!serveFile(request, response)) serveShell(request, response);
  });
}
