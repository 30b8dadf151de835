import {
  CONTRACT_FILE,
  originalAddress,
  REGISTRY_PATH,
  REMOTE_ENTRY,
} from '@standby/federation-config';

/**
 * Strategies by which the worker answers a request:
 * - `page`: from the network, else the cached page.
 * - `registry`: from the network, else the cached registry.
 * - `cacheFirst`: from the cache, else the network; for files whose content never changes.
 * - `networkFirst`: from the network, else the cache.
 */
export type StrategyName = 'page' | 'registry' | 'cacheFirst' | 'networkFirst';

/** Files with Vite's content hash in their name, which never change. */
const HASHED = /^\/(?:remotes\/.+\/)?assets\/[^/]+-[\w-]{8}\.\w+$/u;

/** Entries and contracts, in the folder of each remote. */
const REMOTE_FILE = new RegExp(`^/remotes/.+/(?:${REMOTE_ENTRY}|${CONTRACT_FILE})$`, 'u');

/**
 * Pattern of a server's addresses. Its answers differ for each person, so the worker never caches
 * them.
 */
const SERVER = /^\/(?:api|live)(?:\/|$)/u;

/** Scripts of remotes, which the page requests with the hash that its registry lists. */
const REMOTE_SCRIPT = /^\/remotes\/.+\.js$/u;

/**
 * Whether the browser compares the response to a request with a hash. Only remotes' scripts need a
 * hash: otherwise the worker could cache a script that was cut off, which would fail on every later
 * page.
 */
export function isVerified({ url, integrity }: Pick<Request, 'url' | 'integrity'>): boolean {
  return integrity !== '' || !REMOTE_SCRIPT.test(originalAddress(new URL(url).pathname));
}

export function isImmutable(pathname: string): boolean {
  return HASHED.test(pathname);
}

interface RouteMatch {
  readonly url: URL;
  readonly sameOrigin: boolean;
  readonly request: Pick<Request, 'mode'>;
}

/**
 * Chooses the strategy for a request from an allow-list.
 *
 * @param shellFiles paths of the shell's own files
 * @returns undefined for requests that the worker does not answer: an API, a file that is in no
 *   release, another origin such as an override's
 */
export function strategyFor(
  { url, sameOrigin, request }: RouteMatch,
  shellFiles: ReadonlySet<string>,
): StrategyName | undefined {
  const { search } = url;
  const pathname = originalAddress(url.pathname);
  if (!sameOrigin || SERVER.test(pathname)) return undefined;
  if (request.mode === 'navigate') return 'page';
  if (pathname === REGISTRY_PATH) return 'registry';
  if (isImmutable(pathname)) {
    // A query or another spelling of the folder marks a retry: the cached file may be the one that
    // failed.
    return search === '' && pathname === url.pathname ? 'cacheFirst' : 'networkFirst';
  }
  return REMOTE_FILE.test(pathname) || shellFiles.has(pathname) ? 'networkFirst' : undefined;
}
