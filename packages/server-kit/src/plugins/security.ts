import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cache, HOST_HEADERS, pageHeaders } from '@standby/hosting/security-headers';
import { ApiError } from '../http/api-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Names that no stranger can register, so none of them can point at this machine. */
const LOCAL_SUFFIXES = ['.localhost', '.local', '.lan', '.home.arpa', '.internal'];

function isLocalName(host: string): boolean {
  const name = host.replace(/:\d+$/u, '').toLowerCase();
  if (isIP(name.replace(/^\[|\]$/gu, '')) !== 0) return true;
  if (!name.includes('.') || name === hostname().toLowerCase()) return name !== '';
  return LOCAL_SUFFIXES.some((suffix) => name.endsWith(suffix));
}

const isLoopback = (host: string): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/u.test(host);

/** Whether browsers treat a request's page as a secure context; plain http on a LAN address is not one. */
export function isSecureContext({
  protocol,
  host,
}: Pick<FastifyRequest, 'protocol' | 'host'>): boolean {
  return protocol === 'https' || isLoopback(host);
}

export interface SecurityOptions {
  readonly publicUrl: URL | undefined;
  /** Paths that probes may request under any host name. */
  readonly probes: readonly string[];
  /** Whether a request proves by other means than cookies who sends it: pages of other origins may then send it. */
  readonly isAdmitted?: (request: FastifyRequest) => boolean;
}

/** A stranger's name that points here would make their pages pages of this origin. */
function checkHost({ host }: FastifyRequest, publicUrl: URL | undefined): void {
  if (host === publicUrl?.host || isLocalName(host)) return;
  throw new ApiError(
    421,
    'unknown-host',
    'Standby is not known under this address. The person who runs it can set PUBLIC_URL to it.',
  );
}

/** What changes something comes from a page of this origin; browsers send where it comes from. */
function checkOrigin(
  { method, headers, protocol, host }: FastifyRequest,
  publicUrl: URL | undefined,
) {
  // A socket is opened with GET, by pages of any origin.
  if (SAFE_METHODS.has(method) && headers.upgrade === undefined) return;
  const { origin } = headers;
  if (origin !== undefined && origin === publicUrl?.origin) return;
  if (origin === `${protocol}://${host}`) return;
  throw new ApiError(
    403,
    'wrong-origin',
    'This request does not come from a page of Standby. Open Standby by its own address and try again.',
  );
}

/** Host, Origin and the headers of every answer but those of files, which have their own. */
export function secure(
  app: FastifyInstance,
  { publicUrl, probes, isAdmitted = () => false }: SecurityOptions,
): void {
  const headers = Object.entries({
    ...pageHeaders(),
    'cache-control': cache.never,
    ...(publicUrl?.protocol === 'https:' ? HOST_HEADERS : {}),
  });
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of headers) {
      // Browsers say aloud that they ignore it.
      if (name === 'cross-origin-opener-policy' && !isSecureContext(request)) continue;
      reply.header(name, value);
    }
    if (probes.includes(request.url)) return;
    checkHost(request, publicUrl);
    if (!isAdmitted(request)) checkOrigin(request, publicUrl);
  });
}
