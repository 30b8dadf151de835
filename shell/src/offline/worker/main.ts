import { clientsClaim, copyResponse, type WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { originalAddress } from '@standby/federation-config';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { isFileResponse } from './snapshot-files';
import {
  cachedPage,
  cachedRegistry,
  createFirstSnapshot,
  matchSnapshots,
  renewPage,
  shellFiles,
  updateSnapshot,
} from './snapshots';
import { isVerified, strategyFor, type StrategyName } from './strategy-for';

declare const self: ServiceWorkerGlobalScope;

/** Cache for files outside the snapshots: screens that were visited. */
const VISITED_CACHE = 'standby:visited';

/** Twice the number of files of all remotes. */
const MAX_VISITED_FILES = 150;

const visitedCache: WorkboxPlugin = {
  // All attempts share one key. The cache stores a copy without an address: with its attempt's
  // address, the browser would resolve imports against it, and run modules of the page twice.
  cacheKeyWillBeUsed: ({ request }) =>
    Promise.resolve(originalAddress(new URL(request.url).pathname)),
  cacheWillUpdate: async ({ request, response }) =>
    isFileResponse(response) && isVerified(request) ? copyResponse(response) : undefined,
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const oldest = (await cache.keys()).slice(0, -MAX_VISITED_FILES);
    await Promise.all(oldest.map((request) => cache.delete(request)));
  },
};

async function updateSnapshotFrom(response: Response): Promise<void> {
  try {
    await updateSnapshot(await response.text());
  } catch {
    // The previous snapshot stays in use. If the host has a newer shell, its worker replaces this one.
    await self.registration.update().catch(() => undefined);
  }
}

const strategies: Record<StrategyName, Strategy> = {
  // The cached page is the same for every address: other pages preload files of one release.
  page: new NetworkOnly({
    plugins: [
      {
        fetchDidSucceed({ response, event }) {
          // The cached page stays as it is if the renewal fails.
          event.waitUntil(renewPage(response).catch(() => undefined));
          return Promise.resolve(response);
        },
        handlerDidError: cachedPage,
      },
    ],
  }),
  registry: new NetworkOnly({
    fetchOptions: { cache: 'no-store' },
    plugins: [
      {
        fetchDidSucceed({ response, event }) {
          if (response.ok) event.waitUntil(updateSnapshotFrom(response.clone()));
          return Promise.resolve(response);
        },
        handlerDidError: cachedRegistry,
      },
    ],
  }),
  cacheFirst: new CacheFirst({
    cacheName: VISITED_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      visitedCache,
      {
        // Any snapshot may answer: the hash in the file's name identifies the content.
        cachedResponseWillBeUsed: async ({ cachedResponse, request, matchOptions }) =>
          cachedResponse ?? caches.match(request, matchOptions),
      },
    ],
  }),
  networkFirst: new NetworkFirst({
    cacheName: VISITED_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      visitedCache,
      {
        // The snapshot's copy comes first: it belongs to the cached registry.
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          (await matchSnapshots(originalAddress(request.url))) ?? cachedResponse,
      },
    ],
  }),
};

for (const [name, strategy] of Object.entries(strategies)) {
  registerRoute((match) => strategyFor(match, shellFiles) === name, strategy);
}

self.addEventListener('install', (event) => {
  // Skipping the wait is safe: files are cached by content, so an open page still finds its own.
  event.waitUntil(createFirstSnapshot().then(() => self.skipWaiting()));
});

clientsClaim();
