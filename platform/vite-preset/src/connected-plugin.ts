import { AsyncLocalStorage } from 'node:async_hooks';
import type { Plugin } from 'vite';
import { LIVE_PREFIX } from '../../../packages/live-room/src/domain/live-protocol/room-path.ts';
import type { Session } from '@standby/api-client/accounts';
import { withApiTag, withSessionTag } from '../../../server/src/pages/page-tags.ts';

/** `pnpm dev --connected`: pages of the dev server with the tags that the server writes into its own. */
export function connectedPlugin(origin: string): Plugin {
  const cookies = new AsyncLocalStorage<string>();

  async function readSession(): Promise<Session | 'unknown'> {
    try {
      const response = await fetch(`${origin}/api/v1/session`, {
        headers: { cookie: cookies.getStore() ?? '' },
      });
      return (await response.json()) as Session;
    } catch {
      // It is starting, or was ended: the page says so.
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
      // Vite does not say whose request a page is made for.
      middlewares.use((request, _response, next) => {
        cookies.run(request.headers.cookie ?? '', next);
      });
    },
    transformIndexHtml: async (html) => withSessionTag(withApiTag(html), await readSession()),
  };
}
