import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { CONTRACT_FILE } from 'federation-config';
import type { Plugin } from 'vite';

/** A build has its contract beside its entry; a dev server says there that it is one. */
export function contractPlugin(): Plugin {
  let root = '';
  return {
    name: 'standby:contract',
    configResolved(config) {
      root = config.root;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${CONTRACT_FILE}`, (_request, response: ServerResponse) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(JSON.stringify({ isDevServer: true }));
      });
    },
    generateBundle() {
      const source = readFileSync(resolve(root, CONTRACT_FILE), 'utf8');
      this.emitFile({ type: 'asset', fileName: CONTRACT_FILE, source });
    },
  };
}
