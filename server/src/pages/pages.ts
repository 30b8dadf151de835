import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APP_PAGE, withoutLayout } from '@standby/hosting/pages';
import { HOST_HEADERS } from '@standby/hosting/security-headers';
import {
  createStaticHandler,
  isNavigation,
  type StaticServerOptions,
} from '@standby/hosting/static-server';
import type { Session } from '@standby/api-client/accounts';
import { withApiTag, withSessionTag } from './page-tags.ts';
import { isSecureContext } from '@standby/server-kit/plugins/security';

type MakePage = NonNullable<StaticServerOptions['page']>;

/** Maximum number of cached pages, more than a product has. */
const MOST_PAGES = 200;

/** Caches each page with its tag. */
function remembered(make: MakePage, reportsPath: string | undefined): MakePage {
  const pages = new Map<string, string>();
  return (...where) => {
    // A full cache may hold pages of earlier releases.
    if (pages.size > MOST_PAGES) pages.clear();
    const html = make(...where);
    if (html === undefined) return undefined;
    const page = pages.get(html) ?? withApiTag(html, reportsPath);
    pages.set(html, page);
    return page;
  };
}

export interface PageOptions {
  readonly publicUrl: URL | undefined;
  /** Path for the reports of pages about releases; undefined if they do not report. */
  readonly reportsPath?: string | undefined;
  /** The composed app of the last build. */
  readonly built: StaticServerOptions;
  /** Returns the origin of the standby server; undefined without one. */
  readonly standbyServer: () => string | undefined;
  readonly sessionOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Session>;
}

const APP_PATH = `/${APP_PAGE.file}`;

/** Serves the composed app in connected mode. Each page states the address of the server and the signed-in person. */
export function servePages(
  app: FastifyInstance,
  { publicUrl, reportsPath, built, standbyServer, sessionOf }: PageOptions,
): void {
  const makePage = built.page && remembered(built.page, reportsPath);
  const sessions = new WeakMap<IncomingMessage, Session>();
  const secureRequests = new WeakSet<IncomingMessage>();
  const handle = createStaticHandler({
    ...built,
    page: (pathname, request) => {
      const html = makePage?.(pathname, request);
      if (html === undefined) return undefined;
      // The service worker keeps this page for the browser's next user, so it names no account.
      const session = pathname === APP_PATH ? 'unknown' : sessions.get(request);
      const isSignedIn = session !== undefined && session !== 'unknown' && session.account !== null;
      const page = isSignedIn ? html : withoutLayout(html);
      return withSessionTag(page, session ?? 'unknown', standbyServer());
    },
    // Fastify knows the request's host and protocol, even behind trusted proxies.
    isSecureContext: (request) => secureRequests.has(request),
  });
  const isHttps = publicUrl?.protocol === 'https:';

  /** Reads the session of a request. A page works even without the database, and then says that the server cannot answer. */
  async function readSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [pathname = ''] = request.url.split('?');
    if (pathname === APP_PATH || !isNavigation(request.raw, pathname)) return;
    try {
      sessions.set(request.raw, await sessionOf(request, reply));
    } catch (error) {
      request.log.error({ err: error }, 'a page without its session');
    }
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (isSecureContext(request)) secureRequests.add(request.raw);
    await readSession(request, reply);
    reply.hijack();
    const cookies = reply.getHeader('set-cookie');
    if (cookies !== undefined) reply.raw.setHeader('set-cookie', cookies);
    if (isHttps) {
      for (const [name, value] of Object.entries(HOST_HEADERS)) reply.raw.setHeader(name, value);
    }
    handle(request.raw, reply.raw);
  });
}
