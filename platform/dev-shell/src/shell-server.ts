import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { policyOrigins } from '@standby/federation-config';
import { DEV_SERVER_META } from '../../../shell/src/dev-shell/dev-server-meta.ts';
import { withComposition } from '@standby/hosting/composition-tag';
import { createStaticHandler, isNavigation } from '@standby/hosting/static-server';
import type { Session } from '@standby/api-client/accounts';
import { withApiTag, withSessionTag } from '../../../server/src/pages/page-tags.ts';
import type { Composition } from './compose.ts';
import { createFileProxy } from './file-proxy.ts';
import type { ServerProxy } from './server-proxy.ts';

/** Folder of the built shell in this package. */
const SHELL_FOLDER = resolve(
  dirname(createRequire(import.meta.url).resolve('@standby/dev-shell/package.json')),
  'dist/site',
);

interface ShellServerOptions {
  /** Folder of the built shell. */
  readonly folder?: string;
  /** Server of connected mode; undefined for sample mode. */
  readonly proxy?: ServerProxy | undefined;
}

/**
 * Serves the shell under the content security policy of production, with the registry and the files
 * of the releases.
 *
 * @param devServer origin from which the page loads the refresh runtime
 */
export function createShellServer(
  { registry, page, folders }: Composition,
  devServer: string,
  { folder = SHELL_FOLDER, proxy }: ShellServerOptions = {},
): Server {
  const built = readFileSync(resolve(folder, 'index.html'), 'utf8');
  const html = withComposition(built, page).replace(
    '</head>',
    () => `<meta name="${DEV_SERVER_META}" content="${devServer}"></head>`,
  );
  const sessions = new WeakMap<IncomingMessage, Session | 'unknown'>();
  const serveFile = createFileProxy(folders);
  const serveShell = createStaticHandler({
    mounts: [{ prefix: '', folder }],
    documents: { '/remotes.json': () => registry },
    page: (_pathname, request) =>
      proxy ? withSessionTag(withApiTag(html), sessions.get(request) ?? 'unknown') : html,
    origins: policyOrigins(page.policy),
  });
  async function servePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (proxy && isNavigation(request, pathname)) {
      sessions.set(request, await proxy.sessionOf(request));
    }
    serveShell(request, response);
  }

  const server = createServer((request, response) => {
    if (serveFile(request, response) || proxy?.answer(request, response)) return;
    void servePage(request, response);
  });
  if (proxy) server.on('upgrade', proxy.upgrade);
  return server;
}
