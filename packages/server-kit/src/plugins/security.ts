import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cache, HOST_HEADERS, pageHeaders } from '@standby/hosting/security-headers';
import { ApiError } from '../http/api-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Suffixes that no stranger can register, so a stranger's name cannot have one. */
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

interface SecurityOptions {
  readonly publicUrl: URL | undefined;
  /** Paths that probes may request under any host name. */
  readonly probes: readonly string[];
  /** Whether a request proves its sender without cookies, so that pages of other origins may send it. */
  readonly isAdmitted?: (request: FastifyRequest) => boolean;
}

/** Refuses unknown host names. If a stranger's name pointed here, the stranger's pages would have this origin. */
function checkHost({ host }: FastifyRequest, publicUrl: URL | undefined): void {
  if (host === publicUrl?.host || isLocalName(host)) return;
  throw new ApiError(
    421,
    'unknown-host',
    'Standby is not known under this address. The person who runs it can set PUBLIC_URL to it.',
  );
}

/** Refuses changes from pages of other origins; browsers send the origin of a request. */
function checkOrigin(
  { method, headers, protocol, host }: FastifyRequest,
  publicUrl: URL | undefined,
) {
  // Pages of any origin can open a socket with GET.
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

/** Checks Host and Origin, and sets the headers of every answer except files, which have their own headers. */
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
      // Browsers warn that they ignore this header in an insecure context.
      if (name === 'cross-origin-opener-policy' && !isSecureContext(request)) continue;
      reply.header(name, value);
    }
    if (probes.includes(request.url)) return;
    checkHost(request, publicUrl);
    if (!isAdmitted(request)) checkOrigin(request, publicUrl);
  });
}
