import { copyResponse } from 'workbox-core';
import { REGISTRY_PATH } from '@standby/federation-config';
import type { ShellManifest } from './shell-manifest';
import {
  type FilesByRoute,
  isFileResponse,
  laterFilesOf,
  laterLists,
  remoteFiles,
  unknownLink,
  type RegistryFile,
  type SnapshotFile,
} from './snapshot-files';
import { isImmutable } from './strategy-for';

/** Replaced by the build: see platform/vite-preset/src/offline-plugin.ts. */
declare const SHELL_MANIFEST: ShellManifest;

const shell = SHELL_MANIFEST;

export const shellFiles: ReadonlySet<string> = new Set(shell.files);

declare const self: ServiceWorkerGlobalScope;

const CACHE_PREFIX = 'standby:snapshot:';

/**
 * Number of snapshots: the newest, and one for pages that started with the previous one and may
 * still need its files.
 */
const MAX_SNAPSHOTS = 2;

interface Snapshot {
  readonly name: string;
  readonly cache: Cache;
}

/**
 * Returns the snapshots, newest first. The registry is written last, so a cache without it is
 * incomplete and left out.
 */
async function completeSnapshots(): Promise<Snapshot[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX)).toReversed();
  const all = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      return { name, cache, isComplete: (await cache.match(REGISTRY_PATH)) !== undefined };
    }),
  );
  return all.filter(({ isComplete }) => isComplete);
}

/** Returns a file from the newest snapshot that contains it. */
export async function matchSnapshots(address: string): Promise<Response | undefined> {
  for (const { cache } of await completeSnapshots()) {
    const found = await cache.match(address, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

export const cachedPage = (): Promise<Response | undefined> => matchSnapshots(shell.page);
export const cachedRegistry = (): Promise<Response | undefined> => matchSnapshots(REGISTRY_PATH);

async function snapshotName(registry: string): Promise<string> {
  const content = new TextEncoder().encode(shell.version + registry);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return CACHE_PREFIX + Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches with low priority, so that the request does not compete with the page's own. */
async function fetchInBackground(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { priority: 'low', ...init });
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${address}`);
  return response;
}

async function fetchFile({ address, integrity }: SnapshotFile): Promise<Response> {
  const cache = isImmutable(address) ? 'default' : 'no-cache';
  const response = await fetchInBackground(address, { cache, ...(integrity ? { integrity } : {}) });
  if (!isFileResponse(response)) throw new Error(`the host answered ${address} with a page`);
  // The copy has no address. A retry requests the file by another address, on which its relative
  // imports depend.
  return copyResponse(response);
}

/** @throws {Error} when the host has another shell: its page needs files that this worker does not know */
async function fetchPage(): Promise<Response> {
  const response = await fetchInBackground(shell.page, { cache: 'no-store' });
  const known = new Set([REGISTRY_PATH, ...shell.files]);
  const unknown = unknownLink(await response.clone().text(), known);
  if (unknown !== undefined) throw new Error(`the page belongs to another shell: ${unknown}`);
  // Hosts redirect app.html to /app, and browsers reject a redirected response to a navigation.
  return response.redirected ? copyResponse(response) : response;
}

/**
 * Fetches the list of files that a remote's routes load later, and returns their addresses. Older
 * releases do not have the list.
 */
async function fetchLater(list: string): Promise<string[]> {
  const response = await fetch(list, { priority: 'low', cache: 'no-cache' });
  if (response.status >= 500) throw new Error(`HTTP ${response.status} for ${list}`);
  if (!isFileResponse(response)) return [];
  return laterFilesOf((await response.json()) as FilesByRoute, shell.routes, list);
}

async function fillCache(cache: Cache, registry: string): Promise<void> {
  const listed: RegistryFile = JSON.parse(registry);
  const { origin } = self.location;
  const needed = remoteFiles(listed, shell.routes, origin);
  const lists = await Promise.all(laterLists(listed, shell.routes, origin).map(fetchLater));
  const known = new Set(needed.map(({ address }) => address));
  const later = [...new Set(lists.flat())].filter((address) => !known.has(address));
  const files = [...shell.files, ...later].map((address): SnapshotFile => ({ address }));
  files.push(...needed);
  await cache.put(shell.page, await fetchPage());
  await Promise.all(files.map(async (file) => cache.put(file.address, await fetchFile(file))));
  const headers = { 'content-type': 'application/json' };
  await cache.put(REGISTRY_PATH, new Response(registry, { headers }));
}

async function createSnapshot(name: string, registry: string): Promise<void> {
  // A snapshot of this name is either incomplete, or an old one that a rollback makes the newest
  // again.
  await caches.delete(name);
  try {
    await fillCache(await caches.open(name), registry);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

async function deleteOldSnapshots(): Promise<void> {
  const newest = (await completeSnapshots()).slice(0, MAX_SNAPSHOTS);
  const current = new Set(newest.map(({ name }) => name));
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && !current.has(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Creates a snapshot when the newest one belongs to another registry or another shell. A lock allows one
 * update at a time, also between an installing and an active worker.
 *
 * @throws {Error} when a file could not be fetched; the previous snapshot stays in use
 */
export function updateSnapshot(registry: string): Promise<void> {
  return navigator.locks.request(CACHE_PREFIX, async () => {
    const name = await snapshotName(registry);
    const [newest] = await completeSnapshots();
    if (newest?.name === name) return;
    await createSnapshot(name, registry);
    await deleteOldSnapshots();
  });
}

const POLICY = 'content-security-policy';

/**
 * Fetches the cached page anew if the host's pages now have another policy. A host gets another
 * policy when its server gets a standby server, and only pages that name the standby server can
 * connect to it.
 *
 * @param page that the host has just sent
 */
export function renewPage({ ok, headers }: Pick<Response, 'ok' | 'headers'>): Promise<void> {
  return navigator.locks.request(CACHE_PREFIX, async () => {
    const [newest] = await completeSnapshots();
    const cached = await newest?.cache.match(shell.page);
    if (!ok || !newest || !cached || cached.headers.get(POLICY) === headers.get(POLICY)) return;
    await newest.cache.put(shell.page, await fetchPage());
  });
}

/** Creates the first snapshot of a worker that is being installed. */
export async function createFirstSnapshot(): Promise<void> {
  const response = await fetchInBackground(REGISTRY_PATH, { cache: 'no-store' });
  await updateSnapshot(await response.text());
}
