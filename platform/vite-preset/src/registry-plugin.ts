import type { ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { remoteNames, type RemoteName } from '@standby/federation-config';
import { registryDocument, remoteFolder, remotePrefix } from '@standby/hosting/composition';

/**
 * Serves the registry from the shell's dev server, and the last builds of remotes that are not
 * being developed. `STANDBY_REMOTE_ENTRIES` names the dev servers' entries.
 */
export function registryPlugin(): Plugin {
  const entries = JSON.parse(process.env['STANDBY_REMOTE_ENTRIES'] ?? '{}') as Partial<
    Record<RemoteName, string>
  >;
  return {
    name: 'standby:registry',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/remotes.json', (_request, response: ServerResponse) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(JSON.stringify(registryDocument(entries)));
      });
      for (const name of remoteNames) {
        middlewares.use(remotePrefix(name), sirv(remoteFolder(name), { dev: true, etag: true }));
      }
    },
  };
}
