import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { pageHeaders } from '@standby/hosting/security-headers';
import type { Database } from '@standby/server-kit/database/database';
import { ApiError } from '@standby/server-kit/http/api-error';
import { FORM_MAX_BYTES } from '@standby/server-kit/http/handle-routes';
import { answerErrors } from '@standby/server-kit/plugins/errors';
import { PROBES } from '@standby/server-kit/plugins/health';
import { loggerOptions } from '@standby/server-kit/plugins/logging';
import { createMetrics, type Metrics, serveMetrics } from '@standby/server-kit/plugins/metrics';
import { secure } from '@standby/server-kit/plugins/security';
import type { Settings } from '@standby/server-kit/settings/settings';
import type { GenerationClaim } from './contract.ts';
import { serveGeneration } from './serve-generation.ts';

const RETRY_AFTER_SECONDS = 2;

/** What a server that does not serve says to those who open it. */
export interface AsideNotice {
  readonly title: string;
  readonly text: string;
  /** Where Standby is meanwhile. */
  readonly address: string;
}

export interface AsideOptions {
  readonly settings: Settings;
  readonly database: Database;
  readonly notice: () => AsideNotice;
  readonly readClaim: () => Promise<GenerationClaim>;
  readonly addMetrics?: (metrics: Metrics) => void;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escapeText = (text: string): string =>
  text.replaceAll(/[&<"]/gu, (character) => entities[character] ?? character);

/** A file of its own, as pages have no styles in them. */
const STYLE_PATH = '/aside.css';
const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }
h1 { font-size: 2rem; line-height: 1.2 }
a { display: inline-block; padding: 0.75rem 0 }
`;

const pageOf = ({ title, text, address }: AsideNotice): string => {
  const link = escapeText(address);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(title)}</title><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><main><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p><p><a href="${link}">Open Standby at ${link}</a></p></main></body>
</html>
`;
};

/** A server that keeps data and serves none of it: a copy, or a first in whose place another one serves. */
export async function createAsideApp({
  settings,
  database,
  notice,
  readClaim,
  addMetrics,
}: AsideOptions): Promise<FastifyInstance> {
  const { publicUrl, logLevel, metricsToken, followToken, trustProxy } = settings;
  const app = fastify({
    logger: loggerOptions(logLevel),
    genReqId: () => randomUUID(),
    bodyLimit: FORM_MAX_BYTES,
    trustProxy: trustProxy ?? false,
    forceCloseConnections: true,
  });
  const metrics = createMetrics();
  addMetrics?.(metrics);
  secure(app, { publicUrl, probes: PROBES });
  serveGeneration(app, followToken, readClaim);
  answerErrors(app);
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'warn' }, async (_, reply) =>
    reply.code(503).send({ status: notice().title }),
  );
  app.get(STYLE_PATH, { logLevel: 'warn' }, (_, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );
  serveMetrics(app, {
    metrics,
    token: metricsToken,
    pool: database.pool,
    changes: database.changes,
    openStreams: () => 0,
  });
  app.setNotFoundHandler(async ({ headers }, reply) => {
    const { title, text } = notice();
    reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    if (headers.accept?.includes('text/html') !== true) {
      throw new ApiError(503, 'not-serving', `${title}. ${text}`);
    }
    return reply
      .code(503)
      .headers(pageHeaders())
      .type('text/html; charset=utf-8')
      .send(pageOf(notice()));
  });
  await app.ready();
  return app;
}
