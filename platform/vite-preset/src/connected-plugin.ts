import { AsyncLocalStorage } from 'node:async_hooks';
import type { Plugin } from 'vite';
import { LIVE_PREFIX } from '../../../packages/room-engine/src/protocol/room-path.ts';
import type { Session } from '@standby/api-client/accounts';
import { withApiTag, withSessionTag } from '../../../server/src/pages/page-tags.ts';

/**
 * Adds to pages of the dev server, for `pnpm dev --connected`, the tags that the server writes into
 * its own.
 */
export function connectedPlugin(origin: string): Plugin {
  const cookies = new AsyncLocalStorage<string>();

  async function readSession(): Promise<Session | 'unknown'> {
    try {
      const response = await fetch(`${origin}/api/v1/session`, {
        headers: { cookie: cookies.getStore() ?? '' },
      });
      return (await response.json()) as Session;
    } catch {
      // The server is starting or has ended; the page reports that.
      return 'unknown';
    }
  }

  return {
    name: 'standby:connected',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: { '/api': { target: origin }, [`^${LIVE_PREFIX}/`]: { target: origin, ws: true } },
      },
    }),
    configureServer({ middlewares }) {
      // Vite does not pass the request to the hook that makes the page.
      middlewares.use((request, _response, next) => {
        cookies.run(request.headers.cookie ?? '', next);
      });
    },
    transformIndexHtml: async (html) => withSessionTag(withApiTag(html), await readSession()),
  };
}
