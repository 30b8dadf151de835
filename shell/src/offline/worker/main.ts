import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { kindOf, type Kind } from './kind-of';
import { isFile } from './snapshot-files';
import { follow, kept, keptPage, keptRegistry, shellFiles, takeFirst } from './snapshots';

declare const self: ServiceWorkerGlobalScope;

/** What was fetched besides the snapshots: screens of other remotes that somebody visited. */
const VISITED = 'standby:visited';

/** All files of all remotes, twice over. */
const MOST_VISITED = 150;

const keepVisited: WorkboxPlugin = {
  // What a retry fetched takes the place of what it retried.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
  cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : undefined),
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const oldest = (await cache.keys()).slice(0, -MOST_VISITED);
    await Promise.all(oldest.map((request) => cache.delete(request)));
  },
};

async function followRegistry(response: Response): Promise<void> {
  try {
    await follow(await response.text());
  } catch {
    // The snapshot before stays in use. Where the host has another shell by now, its worker takes over.
    await self.registration.update().catch(() => undefined);
  }
}

const strategies: Record<Kind, Strategy> = {
  // One page for every address: pages differ in what they fetch ahead, by the registry of their day.
  page: new NetworkOnly({ plugins: [{ handlerDidError: keptPage }] }),
  registry: new NetworkOnly({
    fetchOptions: { cache: 'no-store' },
    plugins: [
      {
        fetchDidSucceed({ response, event }) {
          if (response.ok) event.waitUntil(followRegistry(response.clone()));
          return Promise.resolve(response);
        },
        handlerDidError: keptRegistry,
      },
    ],
  }),
  lasting: new CacheFirst({
    cacheName: VISITED,
    matchOptions: { ignoreVary: true },
    plugins: [
      keepVisited,
      {
        // Of whichever snapshot: its name stands for its content.
        cachedResponseWillBeUsed: async ({ cachedResponse, request, matchOptions }) =>
          cachedResponse ?? caches.match(request, matchOptions),
      },
    ],
  }),
  fresh: new NetworkFirst({
    cacheName: VISITED,
    matchOptions: { ignoreVary: true },
    plugins: [
      keepVisited,
      {
        // The snapshot's own first: it fits the registry that is kept with it.
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          (await kept(request.url)) ?? cachedResponse,
      },
    ],
  }),
};

for (const [kind, strategy] of Object.entries(strategies)) {
  registerRoute((asked) => kindOf(asked, shellFiles) === kind, strategy);
}

self.addEventListener('install', (event) => {
  // Takes over at once: files are kept by their content, so an open page finds its own as before.
  event.waitUntil(takeFirst().then(() => self.skipWaiting()));
});

clientsClaim();
