import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '@standby/server-kit/database/database';
import { ApiError } from '@standby/server-kit/http/api-error';
import { FORM_MAX_BYTES } from '@standby/server-kit/http/handle-routes';
import { answerErrors } from '@standby/server-kit/plugins/errors';
import { PROBES } from '@standby/server-kit/plugins/health';
import { createLimits } from '@standby/server-kit/http/limits';
import { loggerOptions } from '@standby/server-kit/plugins/logging';
import { createMetrics, type Metrics, serveMetrics } from '@standby/server-kit/http/metrics';
import { secure } from '@standby/server-kit/plugins/security';
import { serveSockets } from '@standby/server-kit/plugins/sockets';
import type { Settings } from '@standby/server-kit/settings/settings';
import { type Notice, noticePage, noticeContent, serveNoticeFiles } from '../notice-page.ts';
import type { GenerationClaim } from './contract.ts';
import { serveFence } from './serve-fence.ts';
import { serveGeneration } from './serve-generation.ts';
import { serveTunnel } from './serve-tunnel.ts';
import { type TakeOverFormOptions, serveTakeOverForm, takeOverForm } from './take-over-form.ts';

const RETRY_AFTER_SECONDS = 2;

interface NoticeAppOptions {
  readonly settings: Settings;
  readonly database: Database;
  readonly notice: () => Notice;
  readonly readClaim: () => Promise<GenerationClaim>;
  readonly addMetrics?: (metrics: Metrics) => void;
  /** Whether this server must not store any more; its follower still reads the last changes. */
  readonly isFenced?: boolean;
  /** Form for a take-over; undefined if a take-over is impossible. */
  readonly form?: Pick<TakeOverFormOptions, 'isFirstThere' | 'takeOver' | 'onTaken'>;
}

/** Creates a server that keeps data but does not serve it: a copy, or a first that another server has replaced. */
export async function createNoticeApp({
  settings,
  database,
  notice,
  readClaim,
  addMetrics,
  isFenced = false,
  form,
}: NoticeAppOptions): Promise<FastifyInstance> {
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
  await serveSockets(app, []);
  secure(app, { publicUrl, probes: PROBES });
  serveGeneration(app, followToken, readClaim);
  if (isFenced) {
    serveFence(app, { database, token: followToken });
    serveTunnel(app, { database, token: followToken });
  }
  answerErrors(app);
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'warn' }, async (_, reply) =>
    reply.code(503).send({ status: notice().title }),
  );
  serveNoticeFiles(app);
  if (form) {
    const limits = createLimits(database.pool);
    serveTakeOverForm(app, { ...form, token: followToken, limits, notice });
  }
  serveMetrics(app, {
    metrics,
    token: metricsToken,
    pool: database.pool,
    changes: database.changes,
    openStreams: () => 0,
  });
  app.setNotFoundHandler(async (request, reply) => {
    const { title, text } = notice();
    reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    if (request.headers.accept?.includes('text/html') !== true) {
      throw new ApiError(503, 'not-serving', `${title}. ${text}`);
    }
    const formHtml = form ? await takeOverForm(form, request) : '';
    const { headers, html } = noticePage({ title, content: noticeContent(notice()) + formHtml });
    return reply.code(503).headers(headers).send(html);
  });
  await app.ready();
  return app;
}
