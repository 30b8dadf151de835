import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { CONTRACT_FILE } from '../../federation.config.ts';

/** A build has its contract beside its entry; a dev server says there that it is one. */
export function contractPlugin(): Plugin {
  return {
    name: 'standby:contract',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(`/${CONTRACT_FILE}`, (_request, response: ServerResponse) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(JSON.stringify({ isDevServer: true }));
      });
    },
  };
}
