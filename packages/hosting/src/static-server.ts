import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sirv from 'sirv';
import { originalAddress, REMOTE_ENTRY } from '@standby/federation-config';
import { APP_PAGE } from './pages.ts';
import { cache, fileHeaders, pageHeaders } from './security-headers.ts';

export interface Mount {
  /** URL prefix without a slash at its end; '' for the root. */
  readonly prefix: string;
  readonly folder: string;
  /** Whether each request reads the disk, as with {@link StaticServerOptions.isLive}. */
  readonly isLive?: boolean;
}

export interface StaticServerOptions {
  /**
   * Mounts in the order in which they are tried, so the longest prefix comes first. A function where they change while
   * the server runs: it returns another array then.
   */
  readonly mounts: readonly Mount[] | (() => readonly Mount[]);
  /** Documents that the server makes itself, by path, such as the registry. Never cached. */
  readonly documents?: Readonly<Record<string, () => unknown>>;
  /**
   * Returns the HTML for a navigation to a path. By default, the root mount's app.html or index.html serves all
   * paths.
   */
  readonly page?: (pathname: string, request: IncomingMessage) => string | undefined;
  /** Further origins from which the content security policy admits remotes. */
  readonly origins?: readonly string[];
  /** Further origins to which pages open sockets; they may change while the server runs. */
  readonly socketOrigins?: () => readonly string[];
  /** Whether each request reads the disk, so that a new build is served without a restart. */
  readonly isLive?: boolean;
  /** Whether pages of other origins may load the files, as from a host of remotes. */
  readonly isCrossOrigin?: boolean;
  /** Whether a request's page is a secure context. In other contexts browsers warn about headers that they ignore. */
  readonly isSecureContext?: (request: IncomingMessage) => boolean;
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Matches Vite's content hash before the extension; such a file never changes. */
const HASHED = /-[\w-]{8}\.\w+$/u;

/** Matches parts of a page, which browsers cannot open as pages. */
const PART = /\.(?:css|js|woff2)$/u;

/** Matches an entry whose path or query names its version; another build has another address. */
const VERSIONED_ENTRY = new RegExp(
  `^/remotes/[^/]+/[^/]+/${REMOTE_ENTRY}$|/${REMOTE_ENTRY}\\?v=`,
  'u',
);

/** @param address path and query */
function cacheControl(address: string): string {
  if (VERSIONED_ENTRY.test(address)) return cache.immutable;
  const [pathname = ''] = address.split('?');
  const file = basename(pathname);
  if (file === REMOTE_ENTRY || file.endsWith('.html') || file === '') return cache.never;
  return HASHED.test(file) ? cache.immutable : cache.revalidate;
}

/** Whether a person requests a page, and not a page its script, style sheet or image. */
export function isNavigation({ method, headers }: IncomingMessage, pathname: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  // In Firefox, a navigation through the service worker has the mode "same-origin".
  if (mode !== undefined && mode !== 'navigate' && mode !== 'same-origin') return false;
  return (headers.accept ?? '').includes('text/html') && !/\.\w+$/u.test(pathname);
}

/** Answers with a text that the server made itself. */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  type: 'text/html;charset=utf-8' | 'application/json',
  text: string,
): void {
  const isCompressed = /\bbr\b/u.test(String(request.headers['accept-encoding']));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const body = isCompressed ? brotliCompressSync(text, { params: quality }) : Buffer.from(text);
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': cache.never,
    vary: 'accept-encoding',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function answerMissing(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': cache.never,
  });
  response.end(request.method === 'HEAD' ? undefined : 'Not found\n');
}

/** Serves built folders like a production host: compressed, cached by name, under a strict CSP. */
export function createStaticServer(options: StaticServerOptions): Server {
  return createServer(createStaticHandler(options));
}

/** Answers requests like {@link createStaticServer}, within a server that answers others itself. */
export function createStaticHandler({
  mounts,
  documents,
  page,
  origins,
  socketOrigins = () => [],
  isLive = false,
  isCrossOrigin = false,
  isSecureContext = () => true,
}: StaticServerOptions): RequestHandler {
  const ofPages = (): Record<string, string> =>
    pageHeaders({ origins, socketOrigins: socketOrigins(), isCrossOrigin });
  const ofParts = fileHeaders({ isCrossOrigin });
  const handlersOf = (served: readonly Mount[]) =>
    served.map(({ prefix, folder, isLive: isMountLive = isLive }) => ({
      prefix,
      serve: sirv(folder, {
        dev: isMountLive,
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders: (response, pathname) =>
          // The requested address, because sirv's has no query.
          response.setHeader('cache-control', cacheControl(response.req.url ?? pathname)),
      }),
    }));
  const readMounts = typeof mounts === 'function' ? mounts : () => mounts;
  let served = readMounts();
  let handlers = handlersOf(served);

  function currentHandlers(): typeof handlers {
    const current = readMounts();
    if (current !== served) {
      served = current;
      handlers = handlersOf(current);
    }
    return handlers;
  }

  function serveFrom(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    const missing = (): void => answerMissing(request, response);
    const mount = currentHandlers().find(({ prefix }) => pathname.startsWith(`${prefix}/`));
    if (!mount) return missing();
    // The service worker requests the page that serves every path by its name.
    const isAppPage = pathname === `/${APP_PAGE.file}`;
    const isPage = mount.prefix === '' && (isAppPage || isNavigation(request, pathname));
    const html = isPage ? page?.(pathname, request) : undefined;
    if (html !== undefined) return answer(request, response, 'text/html;charset=utf-8', html);
    // The mount's prefix is not part of its folder.
    request.url = request.url?.slice(mount.prefix.length) ?? '/';
    return mount.serve(request, response, () => {
      if (!isPage) return missing();
      request.url = `/${APP_PAGE.file}`;
      return mount.serve(request, response, () => {
        request.url = '/';
        mount.serve(request, response, missing);
      });
    });
  }

  return (request, response) => {
    // Every host does this: a page retries a missing file at another spelling of its address.
    request.url = originalAddress(request.url ?? '/');
    // The address is not resolved against an origin, because a leading "//" would be read as one.
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    const isPart = PART.test(pathname) && cacheControl(pathname) !== cache.revalidate;
    const headers = isPart ? ofParts : ofPages();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!isSecureContext(request)) response.removeHeader('cross-origin-opener-policy');
    const document = documents?.[pathname];
    if (document) answer(request, response, 'application/json', JSON.stringify(document()));
    else serveFrom(request, response, pathname);
  };
}

/** @throws NodeJS.ErrnoException with code EADDRINUSE when the port is taken */
export function listen(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
