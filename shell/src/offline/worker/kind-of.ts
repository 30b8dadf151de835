import { REGISTRY_PATH } from '../../../../federation.config';

/**
 * How a request is answered. `page`: by the network, else by the kept page. `registry`: by the network,
 * else by the kept registry. `lasting`: by what is kept, as its content never changes. `fresh`: by the
 * network, else by what is kept.
 */
export type Kind = 'page' | 'registry' | 'lasting' | 'fresh';

/** Vite's content hash in the name: such a file never changes. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/u;

export function isLasting(pathname: string): boolean {
  return HASHED.test(pathname);
}

interface Asked {
  readonly url: URL;
  readonly sameOrigin: boolean;
  readonly request: Pick<Request, 'mode'>;
}

/** @returns undefined for what is none of the worker's business: another origin, such as an override's */
export function kindOf({ url, sameOrigin, request }: Asked): Kind | undefined {
  if (!sameOrigin) return undefined;
  if (request.mode === 'navigate') return 'page';
  if (url.pathname === REGISTRY_PATH) return 'registry';
  // A query means a retry: what is kept may be the very thing that did not run.
  return isLasting(url.pathname) && url.search === '' ? 'lasting' : 'fresh';
}
