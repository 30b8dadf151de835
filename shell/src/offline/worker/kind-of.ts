import { CONTRACT_FILE, REGISTRY_PATH, REMOTE_ENTRY } from '../../../../federation.config';

/**
 * How a request is answered. `page`: by the network, else by the kept page. `registry`: by the network,
 * else by the kept registry. `lasting`: by what is kept, as its content never changes. `fresh`: by the
 * network, else by what is kept.
 */
export type Kind = 'page' | 'registry' | 'lasting' | 'fresh';

/** Where builds put what has Vite's content hash in its name: such a file never changes. */
const HASHED = /^\/(?:remotes\/.+\/)?assets\/[^/]+-[\w-]{8}\.\w+$/u;

/** Entries and contracts, beside the files of each remote. */
const OF_REMOTE = new RegExp(`^/remotes/.+/(?:${REMOTE_ENTRY}|${CONTRACT_FILE})$`, 'u');

/** What a server answers anew for each person: the worker has nothing to do with it. */
const OF_SERVER = /^\/(?:api|live)(?:\/|$)/u;

export function isLasting(pathname: string): boolean {
  return HASHED.test(pathname);
}

interface Asked {
  readonly url: URL;
  readonly sameOrigin: boolean;
  readonly request: Pick<Request, 'mode' | 'cache'>;
}

/**
 * An allow-list: what is not named here goes to the network as if there were no worker.
 *
 * @param shellFiles paths of the shell's own files
 * @returns undefined for what the worker leaves alone: an API, a file that nobody released, another
 *   origin, such as an override's
 */
export function kindOf(
  { url, sameOrigin, request }: Asked,
  shellFiles: ReadonlySet<string>,
): Kind | undefined {
  const { pathname, search } = url;
  if (!sameOrigin || OF_SERVER.test(pathname)) return undefined;
  if (request.mode === 'navigate') return 'page';
  if (pathname === REGISTRY_PATH) return 'registry';
  if (isLasting(pathname)) {
    // A retry, by a query or past the caches: what is kept may be the very thing that did not run.
    return search === '' && request.cache !== 'reload' ? 'lasting' : 'fresh';
  }
  return OF_REMOTE.test(pathname) || shellFiles.has(pathname) ? 'fresh' : undefined;
}
