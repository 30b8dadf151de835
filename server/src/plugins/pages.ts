import type { FastifyInstance } from 'fastify';
import { HOST_HEADERS } from '../../../tools/static-server/security-headers.ts';
import {
  createStaticHandler,
  type StaticServerOptions,
} from '../../../tools/static-server/static-server.ts';
import { API_PREFIX } from '../http/handle-routes.ts';
import { isSecureContext } from './security.ts';

/** Tells a page that there is a server, and where; without it the app is in sample mode. */
const API_TAG = `<meta name="standby:api" content="${API_PREFIX}">`;

/** At the top of the head, so that every script of the page finds it. */
export function withApiTag(html: string): string {
  return html.replace(/<head>/u, (head) => head + API_TAG);
}

/** Each page is made once: a new build is served by the next start. */
function remembered(make: (pathname: string) => string | undefined) {
  const pages = new Map<string, string>();
  return (pathname: string): string | undefined => {
    const html = make(pathname);
    if (html === undefined) return undefined;
    const page = pages.get(html) ?? withApiTag(html);
    pages.set(html, page);
    return page;
  };
}

/** The composed app of the last build, in connected mode. */
export function servePages(
  app: FastifyInstance,
  publicUrl: URL | undefined,
  built: StaticServerOptions,
): void {
  const { page } = built;
  const handle = createStaticHandler({
    ...built,
    ...(page ? { page: remembered(page) } : {}),
    // The request's own host and protocol, behind trusted proxies too, are Fastify's to say.
    isSecureContext: (request) => secureRequests.has(request),
  });
  const secureRequests = new WeakSet();
  const isHttps = publicUrl?.protocol === 'https:';
  app.setNotFoundHandler((request, reply) => {
    if (isSecureContext(request)) secureRequests.add(request.raw);
    reply.hijack();
    if (isHttps) {
      for (const [name, value] of Object.entries(HOST_HEADERS)) reply.raw.setHeader(name, value);
    }
    handle(request.raw, reply.raw);
  });
}
