import { copyResponse } from 'workbox-core';
import { REGISTRY_PATH } from '../../../../federation.config';
import { isLasting } from './kind-of';
import type { ShellManifest } from './shell-manifest';
import { foreignLink, isFile, remoteFiles, type SnapshotFile } from './snapshot-files';

/** Made by the build: see tools/vite/offline-plugin.ts. */
declare const SHELL_MANIFEST: ShellManifest;

const shell = SHELL_MANIFEST;

export const shellFiles: ReadonlySet<string> = new Set(shell.files);

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'standby:snapshot:';

/** An older snapshot serves the pages that started with it: they may still ask for a part of theirs. */
const KEPT_SNAPSHOTS = 2;

interface Snapshot {
  readonly name: string;
  readonly cache: Cache;
}

/** The whole ones, newest first. A snapshot gets its registry last: without it, it is not whole. */
async function wholeSnapshots(): Promise<Snapshot[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX)).toReversed();
  const all = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      return { name, cache, isWhole: (await cache.match(REGISTRY_PATH)) !== undefined };
    }),
  );
  return all.filter(({ isWhole }) => isWhole);
}

/** A file as the newest snapshot has it that has it at all. */
export async function kept(address: string): Promise<Response | undefined> {
  for (const { cache } of await wholeSnapshots()) {
    const found = await cache.match(address, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

export const keptPage = (): Promise<Response | undefined> => kept(shell.page);
export const keptRegistry = (): Promise<Response | undefined> => kept(REGISTRY_PATH);

async function nameFor(registry: string): Promise<string> {
  const content = new TextEncoder().encode(shell.version + registry);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return PREFIX + Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Never competes with what a person waits for. */
async function fetchCalmly(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { priority: 'low', ...init });
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${address}`);
  return response;
}

async function fetchFile({ address, integrity }: SnapshotFile): Promise<Response> {
  const cache = isLasting(address) ? 'default' : 'no-cache';
  const response = await fetchCalmly(address, { cache, ...(integrity ? { integrity } : {}) });
  if (!isFile(response)) throw new Error(`a page in the place of ${address}`);
  return response;
}

/** @throws {Error} where the host has another shell by now: its page needs files that this worker does not know */
async function fetchPage(): Promise<Response> {
  const response = await fetchCalmly(shell.page, { cache: 'no-store' });
  const known = new Set([REGISTRY_PATH, ...shell.files]);
  const foreign = foreignLink(await response.clone().text(), known);
  if (foreign !== undefined) throw new Error(`the page is of another shell: ${foreign}`);
  // Hosts lead app.html to /app, and a browser takes no redirected answer for a page.
  return response.redirected ? copyResponse(response) : response;
}

async function fill(cache: Cache, registry: string): Promise<void> {
  const listed = JSON.parse(registry) as Parameters<typeof remoteFiles>[0];
  const files = [
    ...shell.files.map((address) => ({ address })),
    ...remoteFiles(listed, shell.routes, self.location.origin),
  ];
  await cache.put(shell.page, await fetchPage());
  await Promise.all(files.map(async (file) => cache.put(file.address, await fetchFile(file))));
  const headers = { 'content-type': 'application/json' };
  await cache.put(REGISTRY_PATH, new Response(registry, { headers }));
}

async function take(name: string, registry: string): Promise<void> {
  // One of the same name is half a snapshot, or an old one that a rollback makes the newest again.
  await caches.delete(name);
  try {
    await fill(await caches.open(name), registry);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

async function forgetOld(): Promise<void> {
  const newest = (await wholeSnapshots()).slice(0, KEPT_SNAPSHOTS);
  const staying = new Set(newest.map(({ name }) => name));
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !staying.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Has what is kept follow the registry: where the newest snapshot is of another registry or another
 * shell, a new one is taken. One at a time, an installing worker's and an active one's too.
 *
 * @throws {Error} where it could not be taken whole; the one before stays in use
 */
export function follow(registry: string): Promise<void> {
  return navigator.locks.request(PREFIX, async () => {
    const name = await nameFor(registry);
    const [newest] = await wholeSnapshots();
    if (newest?.name === name) return;
    await take(name, registry);
    await forgetOld();
  });
}

/** The first snapshot of a worker that is being installed. */
export async function takeFirst(): Promise<void> {
  const response = await fetchCalmly(REGISTRY_PATH, { cache: 'no-store' });
  await follow(await response.text());
}
